// История: register records with filters, what refreshes changed; a blurred sample where no extract is held.
import type { CardChange, RegisterEntry } from '@sverka/contract/company-card/history'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { FilterBar, PeriodFilter, TextFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { Sample } from '../sample.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/history.tab'

const KEY = 'GET /api/v1/company-history/'
export const loader = ({ context, ...address }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, address)
export const clientLoader = (address: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, address)

export default function HistoryTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(tabMessages)
  if (!list) return null
  return (
    <Stack>
      {list.refreshes.length > 0 && <Refreshes refreshes={list.refreshes} />}
      {list.total === 0 ? (
        <Sample {...texts.samples.history} />
      ) : (
        <>
          <FilterBar>
            <TextFilter name="search" label={texts.historySearch} />
            <PeriodFilter />
          </FilterBar>
          <TabList list={list} icon="history">
            <Panel flush>
              <RuledList inset>
                {list.result.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: old records have no number of their own
                  <Entry key={`${entry.grn ?? entry.date}${index}`} entry={entry} />
                ))}
              </RuledList>
            </Panel>
          </TabList>
        </>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: RegisterEntry }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  return (
    <li className={styles.entryHead} id={`record-${entry.grn ?? entry.date}`}>
      <div>
        <Row wrap>
          <Text weight="medium">{entry.kind.name ?? entry.kind.code}</Text>
          {entry.void && <Tag tone="warning">{texts.voidRecord}</Tag>}
        </Row>
        {entry.authority && <p className={styles.caption}>{entry.authority}</p>}
        {entry.documents.length > 0 && (
          <p className={styles.caption}>
            {texts.documents}: {entry.documents.map(({ name }) => name).join('; ')}
          </p>
        )}
      </div>
      <dl className={styles.numbers}>
        <dt>{texts.date}</dt>
        <dd>{format.date(entry.date)}</dd>
        {entry.grn && (
          <>
            <dt>{texts.grn}</dt>
            <dd>
              <Digits>{entry.grn}</Digits>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}

function Refreshes({ refreshes }: { refreshes: readonly CardChange[] }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  return (
    <Panel title={texts.refreshes}>
      <RuledList tight>
        {refreshes.map(({ at, changed }) => (
          <li key={at}>
            {format.dateTime(at)}. {texts.changedFields(changed.map((field) => texts.fields[field] ?? field).join(', '))}
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
