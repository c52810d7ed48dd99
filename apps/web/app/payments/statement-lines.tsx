// Payments of a seller's bank statement, matched with the seller's invoices: doubtful ones to decide one by one, matched ones that can be excluded,
// and unrelated ones.
import type { StatementLine } from '@sverka/contract/payments/statements'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { statementMessages } from './statement.messages.ts'
import styles from './statement.module.css'

/** Invoice id by line id; null if the seller decided that the payment is for no invoice. Undecided lines are absent. */
export type Decisions = ReadonlyMap<number, number | null>

interface ChoiceProps {
  lines: readonly StatementLine[]
  decisions: Decisions
  onDecide: (line: number, invoice: number | null) => void
}

/** Payments for which the seller must choose the invoice. */
export function DoubtfulPayments({ lines, decisions, onDecide }: ChoiceProps) {
  const texts = useMessages(statementMessages)
  return (
    <Panel title={texts.ask} count={lines.length} flush>
      {lines.map((line) => (
        <Question key={line.id} line={line} chosen={decisions.get(line.id)} onChoose={(invoice) => onDecide(line.id, invoice)} />
      ))}
    </Panel>
  )
}

interface QuestionProps {
  line: StatementLine
  chosen: number | null | undefined
  onChoose: (invoice: number | null) => void
}

/** One doubtful payment: why it is doubtful, and a choice between the invoices it may be for and none of them. */
function Question({ line, chosen, onChoose }: QuestionProps) {
  const texts = useMessages(statementMessages)
  const format = useFormat()
  return (
    <div className={styles.question}>
      <div className={styles.who}>
        <b>{line.payer.name}</b>
        <b>{format.price(line.amount)}</b>
        <Text size="caption" tone="secondary">
          {line.payer.inn && `${texts.inn} ${line.payer.inn}. `}«<span lang="ru">{line.purpose}</span>»
          <br />
          {format.date(line.paid_on)}, {texts.order(line.number)}
        </Text>
      </div>
      <fieldset className={styles.answers}>
        <legend>
          <Text size="caption" tone="warning" weight="medium">
            {texts.reasons[line.reason]}
          </Text>
        </legend>
        {line.invoices.map((invoice) => (
          <label key={invoice.id}>
            <input type="radio" name={`line${line.id}`} checked={chosen === invoice.id} onChange={() => onChoose(invoice.id)} />
            <span>
              {texts.invoice(invoice.number)}, {texts.ofOrder(invoice.order)}
              <br />
              <Text size="caption" tone="secondary">
                {texts.inn} {invoice.buyer_inn}, {texts.rest(format.price(invoice.rest))}
              </Text>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name={`line${line.id}`} checked={chosen === null} onChange={() => onChoose(null)} />
          <span>
            {texts.none}
            <br />
            <Text size="caption" tone="secondary">
              {texts.noneHint}
            </Text>
          </span>
        </label>
      </fieldset>
    </div>
  )
}

/** Columns that both tables share. `line.number` is the number of the payment order. */
function useColumns() {
  const texts = useMessages(statementMessages)
  const format = useFormat()
  const day: TableColumn<StatementLine> = {
    key: 'day',
    head: texts.day,
    rowHeader: true,
    cell: (line) => `${format.date(line.paid_on)}, ${texts.order(line.number)}`,
  }
  const payer: TableColumn<StatementLine> = {
    key: 'payer',
    head: texts.payer,
    cell: ({ payer: { name, inn } }) => format.list([name, inn && `${texts.inn} ${inn}`]),
  }
  const purpose: TableColumn<StatementLine> = { key: 'purpose', head: texts.purpose, cell: (line) => <span lang="ru">{line.purpose}</span> }
  const sum: TableColumn<StatementLine> = { key: 'sum', head: texts.sum, numeric: true, cell: ({ amount }) => format.price(amount) }
  return { day, payer, purpose, sum }
}

/** Payments that match one invoice; the seller may exclude each of them. */
export function MatchedPayments({ lines, decisions, onDecide }: ChoiceProps) {
  const texts = useMessages(statementMessages)
  const { day, payer, purpose, sum } = useColumns()
  const included: TableColumn<StatementLine> = {
    key: 'take',
    head: <VisuallyHidden>{texts.count}</VisuallyHidden>,
    cell: ({ id, payer: { name }, invoices: [invoice] }) => (
      <Checkbox
        checked={(decisions.get(id) ?? null) !== null}
        onChange={({ currentTarget }) => onDecide(id, currentTarget.checked && invoice ? invoice.id : null)}
      >
        <VisuallyHidden>{texts.take(name)}</VisuallyHidden>
      </Checkbox>
    ),
  }
  const invoiceColumn: TableColumn<StatementLine> = {
    key: 'into',
    head: texts.into,
    cell: ({ reason, invoices: [invoice] }) =>
      invoice && (
        <>
          <Link to={`/profile/orders/${invoice.order}`}>{texts.invoice(invoice.number)}</Link>
          <Text as="p" size="caption" tone="secondary">
            {texts.reasons[reason]}
          </Text>
        </>
      ),
  }
  return (
    <Panel title={texts.count} count={lines.length} flush foot={texts.agreed}>
      <Table
        caption={texts.into}
        edged
        stacked
        rows={lines}
        rowKey={({ id }) => id}
        columns={[included, day, payer, purpose, invoiceColumn, sum]}
      />
    </Panel>
  )
}

/** Payments that are for no invoice or were recorded before. `outgoing` is the number of outgoing payments, which are not stored. */
export function OtherPayments({ lines, outgoing }: { lines: readonly StatementLine[]; outgoing: number }) {
  const texts = useMessages(statementMessages)
  const { day, payer, purpose, sum } = useColumns()
  if (lines.length === 0 && outgoing === 0) return null
  const reasonColumn: TableColumn<StatementLine> = {
    key: 'why',
    head: texts.why,
    cell: ({ reason, invoices: [invoice] }) =>
      invoice ? `${texts.reasons[reason]}: ${texts.invoice(invoice.number)}` : texts.reasons[reason],
  }
  return (
    <Panel title={texts.others} count={lines.length} flush foot={outgoing > 0 && texts.outgoing(outgoing)}>
      {lines.length > 0 && (
        <Table caption={texts.why} edged stacked rows={lines} rowKey={({ id }) => id} columns={[day, payer, purpose, reasonColumn, sum]} />
      )}
    </Panel>
  )
}
