// `/profile/statements/:id`: a bank statement that a seller has uploaded, its payments matched with the seller's invoices. Doubtful payments come
// first; the button records the payments that are assigned to invoices.
import type { Statement, StatementLine } from '@sverka/contract/payments/statements'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/statement.page'
import { statementMessages } from './statement.messages.ts'
import styles from './statement.module.css'
import { type Decisions, DoubtfulPayments, MatchedPayments, OtherPayments } from './statement-lines.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  pageData(browserCall('GET /api/v1/statements/:id/', { params: { id: Number(params.id) } }))

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

/** The tables need the full width: the page has no list of the profile's sections at its side. */
export const handle = { sections: false }

/**
 * Payments that match one invoice (verdict `count`) are assigned to it at first. Doubtful ones (`ask`) are undecided; those that are not for
 * an invoice (`other`) or were recorded before (`known`) cannot be assigned.
 */
const initialDecisions = ({ lines }: Statement): Decisions =>
  new Map(lines.flatMap(({ id, verdict, invoices: [invoice] }) => (verdict === 'count' && invoice ? [[id, invoice.id] as const] : [])))

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <StatementReview key={loaderData.id} loaded={loaderData} />
}

/** Rubles; added up in kopecks, because sums of fractions are not exact. */
const sumRubles = (amounts: readonly number[]): number => amounts.reduce((kopecks, amount) => kopecks + Math.round(amount * 100), 0) / 100

/** The seller's decisions about the payments, and recording them. `loaded` is the statement as the page loaded it. */
function useStatementReview(loaded: Statement) {
  const texts = useMessages(statementMessages)
  const format = useFormat()
  const showRefusal = useRefused()
  const toast = useToast()
  const [statement, setStatement] = useState(loaded)
  const [decisions, setDecisions] = useState(() => initialDecisions(loaded))
  /** Payments that the server did not record: line id and error code. */
  const [failures, setFailures] = useState<readonly { line: number; code: string }[]>([])
  const [busy, setBusy] = useState(false)
  const decide = (line: number, invoice: number | null) => setDecisions(new Map(decisions).set(line, invoice))
  const assigned = statement.lines.flatMap((line) => {
    const invoice = line.verdict === 'known' ? null : decisions.get(line.id)
    return typeof invoice === 'number' ? [{ line, invoice }] : []
  })
  const recordPayments = async () => {
    setBusy(true)
    try {
      const choices = assigned.map(({ line, invoice }) => ({ line: line.id, invoice }))
      const done = await browserCall('POST /api/v1/statements/:id/count/', { params: { id: statement.id }, body: { choices } })
      setStatement(done.statement)
      setFailures(done.refused)
      if (done.counted > 0) toast.success(texts.counted(done.counted, format.price(done.amount)))
    } catch (cause) {
      showRefusal(cause, { failed: texts.failed })
    }
    setBusy(false)
  }
  return { statement, decisions, decide, assigned, recordPayments, busy, failures }
}

function StatementReview({ loaded }: { loaded: Statement }) {
  const { statement, decisions, decide, assigned, recordPayments, busy, failures } = useStatementReview(loaded)
  const texts = useMessages(statementMessages)
  const format = useFormat()
  const linesWith = (verdict: StatementLine['verdict']) => statement.lines.filter((line) => line.verdict === verdict)
  const doubtful = linesWith('ask')
  const matched = linesWith('count')
  const undecidedCount = doubtful.filter(({ id }) => !decisions.has(id)).length
  const days = texts.days(
    statement.first_day ? format.date(statement.first_day) : '…',
    statement.last_day ? format.date(statement.last_day) : '…',
  )
  return (
    <Stack gap={6} className={styles.page}>
      <PageHead title={texts.title} noindex />
      <Row wrap between>
        <div>
          <Heading level={1} look="h2">
            {undecidedCount > 0 ? texts.left(undecidedCount, doubtful.length) : texts.nothingLeft}
          </Heading>
          <Text as="p" tone="secondary">
            {statement.company.name}. {texts.about(statement.account, days)}
          </Text>
        </div>
        <Row wrap>
          <ButtonLink to="/profile/statements">{texts.another}</ButtonLink>
          <Button variant="primary" busy={busy} disabled={assigned.length === 0} onClick={() => void recordPayments()}>
            {texts.submit(assigned.length, format.price(sumRubles(assigned.map(({ line }) => line.amount))))}
          </Button>
        </Row>
      </Row>
      <VerdictCounts statement={statement} />
      <Failures failures={failures} statement={statement} />
      {doubtful.length > 0 && <DoubtfulPayments lines={doubtful} decisions={decisions} onDecide={decide} />}
      {matched.length > 0 && <MatchedPayments lines={matched} decisions={decisions} onDecide={decide} />}
      <OtherPayments lines={[...linesWith('other'), ...linesWith('known')]} outgoing={statement.outgoing} />
    </Stack>
  )
}

/** How many payments of the statement have each verdict. */
function VerdictCounts({ statement: { lines } }: { statement: Statement }) {
  const texts = useMessages(statementMessages)
  return (
    <Panel flush>
      <dl className={styles.figures}>
        {(['ask', 'count', 'other', 'known'] as const).map((verdict) => (
          <div key={verdict}>
            <dt>{texts[verdict]}</dt>
            <dd>{lines.filter((line) => line.verdict === verdict).length}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Payments that the server did not record: the number of each payment order with the reason. */
function Failures({ failures, statement }: { failures: readonly { line: number; code: string }[]; statement: Statement }) {
  const texts = useMessages(statementMessages)
  const errorText = useErrorText()
  if (failures.length === 0) return null
  const lineNumber = (id: number) => statement.lines.find((line) => line.id === id)?.number ?? ''
  return (
    <Note tone="bad" alert title={texts.refused(failures.length)}>
      {failures.map(({ line, code }) => (
        <p key={line}>{texts.refusedLine(lineNumber(line), errorText(code))}</p>
      ))}
    </Note>
  )
}
