// `/profile/deals/new`: the form that opens the dossier of a deal from one of the member's reports on companies; `?check=NUMBER` preselects
// a report.
import { readableName } from '@sverka/contract/company/names'
import { DEAL_TITLE_MAX, type DealKind, dealKinds, paperSets } from '@sverka/contract/deals/deals.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { readNumber } from '../ui/typed-number.ts'
import type { Route } from './+types/new-deal.page'
import { dealsMessages } from './deals.messages.ts'
import styles from './deals.module.css'

/** Number of the member's latest reports that can be chosen. */
const REPORTS_MAX = 100

/** Private page: only the browser loads it, with the member's token. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const checkNumber = new URL(request.url).searchParams.get('check') ?? ''
  const { result } = await pageData(browserCall('GET /api/v1/checks/', { query: { page_size: REPORTS_MAX } }))
  return { checkNumber, checks: result }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function NewDealPage({ loaderData: { checkNumber, checks } }: Route.ComponentProps) {
  const texts = useMessages(dealsMessages)
  return (
    <Stack gap={4}>
      <PageHead title={texts.create} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/deals' }, { label: texts.create }]} />
      <Heading level={1} look="h2">
        {texts.create}
      </Heading>
      <Panel>
        {checks.length === 0 ? (
          <EmptyState icon="file" title={texts.noReports} action={<ButtonLink to="/counter-parties">{texts.findCompany}</ButtonLink>}>
            {texts.noneHint}
          </EmptyState>
        ) : (
          <Fields checks={checks} checkNumber={checkNumber} />
        )}
      </Panel>
    </Stack>
  )
}

interface FieldsProps {
  checks: Route.ComponentProps['loaderData']['checks']
  /** Number of the report to preselect. If it is empty or not among `checks`, the latest report is preselected. */
  checkNumber: string
}

/** State of the form and its submit; `preselected` is the number of a report. */
function useNewDeal(preselected: string) {
  const texts = useMessages(dealsMessages)
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ check: preselected, kind: 'prepayment' as DealKind, title: '', sum: '' })
  const sending = useSubmit(texts.failed, async () => {
    // Rubles with at most two decimals; null if nothing was typed.
    const sum = readNumber(typed.sum, 2)
    const body = { check: typed.check, kind: typed.kind, title: typed.title, ...(sum ? { sum } : {}) }
    const { id } = await browserCall('POST /api/v1/deals/', { body })
    await navigate(`/profile/deals/${id}`)
  })
  const send = () => sending.send(Number.isNaN(readNumber(typed.sum, 2)) ? { sum: texts.sumWrong } : {})
  return { ...sending, send, typed, set: (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change })) }
}

function Fields({ checks, checkNumber }: FieldsProps) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  const preselected = checks.find(({ number }) => number === checkNumber) ?? checks[0]
  const { typed, set, busy, error, faults, send } = useNewDeal(preselected?.number ?? '')
  return (
    <Form onSend={send}>
      <Stack gap={4}>
        <ErrorNote>{error}</ErrorNote>
        <Select label={texts.report} value={typed.check} onChange={({ target }) => set({ check: target.value })}>
          {checks.map(({ number, name, created_at: at }) => (
            <option key={number} value={number}>
              {`${readableName(name)}, ${number}, ${format.dateOfTime(at)}`}
            </option>
          ))}
        </Select>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={faults.title}
          value={typed.title}
          maxLength={DEAL_TITLE_MAX}
          onChange={({ target }) => set({ title: target.value })}
        />
        <div className={styles.pair}>
          <Select label={texts.kind} value={typed.kind} onChange={({ target }) => set({ kind: target.value as DealKind })}>
            {dealKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.kinds[kind]}
              </option>
            ))}
          </Select>
          <TextField
            label={texts.sum}
            error={faults.sum}
            value={typed.sum}
            inputMode="decimal"
            onChange={({ target }) => set({ sum: target.value })}
          />
        </div>
        <div>
          <Text as="p" weight="medium">
            {texts.willAsk}
          </Text>
          <ul className={styles.bulletList}>
            {/* The documents that the server requests for this kind of deal. */}
            {paperSets[typed.kind].map((kind) => (
              <li key={kind}>{texts.papers[kind]}</li>
            ))}
          </ul>
          <Text as="p" size="caption" tone="secondary">
            {texts.willAskHint}
          </Text>
        </div>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.create}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
