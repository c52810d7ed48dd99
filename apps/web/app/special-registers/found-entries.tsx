// One page of the entries found in a special register, or in all of them, with their number; without entries the reason why there are none.
import type { RegisterEntry, RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { lazy, Suspense } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { MemberOnly } from '../shell/guest-only.tsx'
import { Pager } from '../shell/pager.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { EntriesTable } from './entries-table.tsx'
import { type EntriesRequest, entriesPath, listRegisterCompanies, PAGE_SIZE } from './load-registers.ts'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

/** Buttons for members: watch the companies of all found entries, or check them in bulk. */
const ListActions = lazy(async () => ({ default: (await import('../monitoring/list-actions.tsx')).ListActions }))

interface FoundProps {
  /** Path of the page, to which query and page number are added. */
  path: string
  request: EntriesRequest
  /** `count_exact` is false if more entries were found than are counted (1,000). */
  entries: { readonly count: number; readonly count_exact?: boolean | undefined; readonly result: readonly RegisterEntry[] }
  register: SpecialRegister | 'all'
  /** Present on the page of one register only. */
  info?: RegisterInfo | undefined
}

export function FoundEntries({ path, request, entries, register, info }: FoundProps) {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  const { query, page } = request
  const { count, count_exact: exact = true, result } = entries
  if (count === 0) return <Nothing query={query} info={info} />
  const text = texts.records(count, format.integer(count))
  const foot = query ? (exact ? texts.found(text, query) : texts.foundMore(query)) : exact ? text : texts.firstOnes
  const note = register === 'all' ? undefined : texts.registers[register].note
  return (
    <>
      <Panel
        flush
        title={register === 'all' ? texts.results : texts.entries}
        foot={
          <span className={styles.foot}>
            <span role="status">{foot}</span>
            {note && <span>{note}</span>}
          </span>
        }
      >
        <EntriesTable entries={result} register={register} />
      </Panel>
      <MemberOnly>
        <Suspense fallback={null}>
          <ListActions listNumbers={() => listRegisterCompanies(browserCall, query, register === 'all' ? undefined : register)} />
        </Suspense>
      </MemberOnly>
      <Pager current={page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(next) => entriesPath(path, { query, page: next })} />
    </>
  )
}

/** The reasons: our copy of the register is not loaded, or the register is empty, or nothing matches the query. */
function Nothing({ query, info }: { query: string; info: RegisterInfo | undefined }) {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  if (info?.copy === 'absent') {
    return (
      <Panel>
        <EmptyState icon="inbox" title={texts.absentTitle} action={info.site && <a href={info.site}>{texts.lookThere}</a>}>
          {texts.absentText}
        </EmptyState>
      </Panel>
    )
  }
  if (!query) {
    return (
      <Panel>
        <EmptyState icon="inbox" title={texts.emptyTitle}>
          {texts.emptyText(info?.as_of ? format.date(info.as_of) : null)}
        </EmptyState>
      </Panel>
    )
  }
  const everywhere = info && <ButtonLink to={entriesPath('/special-registers', { query, page: 1 })}>{texts.everywhere}</ButtonLink>
  return (
    <Panel>
      <EmptyState icon="search" title={texts.nothingTitle(query)} action={everywhere}>
        {info?.as_of && `${texts.emptyText(format.date(info.as_of))} `}
        {texts.nothingText}
      </EmptyState>
    </Panel>
  )
}
