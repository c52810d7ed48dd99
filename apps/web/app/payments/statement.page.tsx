// `/profile/statements/:id`: a parsed bank statement. Doubtful payments come first; the button counts the decided ones.
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
import { Asked, Counted, type Decisions, Others } from './statement-lines.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  pageData(browserCall('GET /api/v1/statements/:id/', { params: { id: Number(params.id) } }))

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export const handle = { sections: false }

const decidedAtFirst = ({ lines }: Statement): Decisions =>
  new Map(lines.flatMap(({ id, verdict, invoices: [only] }) => (verdict === 'count' && only ? [[id, only.id] as const] : [])))

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  return <Deciding key={loaderData.id} read={loaderData} />
}

function useDeciding(read: Statement) {
  const texts = useMessages(statementMessages)
  const format = useFormat()
  const refused = useRefused()
  const toast = useToast()
  const [statement, setStatement] = useState(read)
  const [decisions, setDecisions] = useState(() => decidedAtFirst(read))
  const [failures, setFailures] = useState<readonly { line: number; code: string }[]>([])
  const [busy, setBusy] = useState(false)
  const decide = (line: number, invoice: number | null) => setDecisions(new Map(decisions).set(line, invoice))
  const chosen = statement.lines.filter(({ id, verdict }) => verdict !== 'known' && (decisions.get(id) ?? null) !== null)
  const count = async () => {
    setBusy(true)
    try {
      const choices = chosen.map(({ id }) => ({ line: id, invoice: decisions.get(id) ?? 0 }))
      const done = await browserCall('POST /api/v1/statements/:id/count/', { params: { id: statement.id }, body: { choices } })
      setStatement(done.statement)
      setFailures(done.refused)
      if (done.counted > 0) toast.good(texts.counted(done.counted, format.price(done.amount)))
    } catch (cause) {
      refused(cause, { failed: texts.failed })
    }
    setBusy(false)
  }
  return { statement, decisions, decide, chosen, count, busy, failures }
}

function Deciding({ read }: { read: Statement }) {
  const { statement, decisions, decide, chosen, count, busy, failures } = useDeciding(read)
  const texts = useMessages(statementMessages)
  const format = useFormat()
  const lines = (verdict: StatementLine['verdict']) => statement.lines.filter((line) => line.verdict === verdict)
  const asked = lines('ask')
  const left = asked.filter(({ id }) => !decisions.has(id)).length
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
            {left > 0 ? texts.left(left, asked.length) : texts.nothingLeft}
          </Heading>
          <Text as="p" tone="secondary">
            {statement.company.name}. {texts.about(statement.account, days)}
          </Text>
        </div>
        <Row wrap>
          <ButtonLink to="/profile/statements">{texts.another}</ButtonLink>
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void count()}>
            {texts.submit(chosen.length, format.price(chosen.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100))}
          </Button>
        </Row>
      </Row>
      <Figures statement={statement} />
      <Failures failures={failures} statement={statement} />
      {asked.length > 0 && <Asked lines={asked} decisions={decisions} onDecide={decide} />}
      {lines('count').length > 0 && <Counted lines={lines('count')} decisions={decisions} onDecide={decide} />}
      <Others lines={[...lines('other'), ...lines('known')]} outgoing={statement.outgoing} />
    </Stack>
  )
}

function Figures({ statement: { lines } }: { statement: Statement }) {
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
