// Table of the differences between our data about a company on two days, with both values and the source; below it the unchanged fields, and the
// fields that cannot be compared.
import type { ComparedField, DayDifference, DayValue } from '@sverka/contract/company-card/past'
import type { Output } from '@sverka/contract/operations/operations'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { pastMessages } from './past.messages.ts'
import styles from './past.module.css'

export type Past = Output<'GET /api/v1/company-past/'>

type Group = 'people' | 'register' | 'debts' | 'money'
/** Group of the table's rows for each field, written group by group. */
const GROUPS: Record<ComparedField, Group> = {
  ...{ head: 'people', founders: 'people' },
  ...{ name: 'register', address: 'register', capital: 'register', status: 'register', activities: 'register', licences: 'register' },
  ...{ enforcement: 'debts', tax_debts: 'debts', claims: 'debts', claims_pending: 'debts' },
  ...{ revenue: 'money', cash: 'money', headcount: 'money' },
} as Record<ComparedField, Group>
const ORDER: readonly Group[] = ['people', 'register', 'debts', 'money']

export function TwoDays({ past: { day, to, known_from: knownFrom, differences, same, unknown } }: { past: Past }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  // We have no data as old as the earlier day.
  const isTooEarly = day < knownFrom
  const title = texts.title(format.date(day), format.date(to))
  const rows = differences.toSorted((a, b) => ORDER.indexOf(GROUPS[a.field]) - ORDER.indexOf(GROUPS[b.field]))
  const list = (fields: readonly ComparedField[]) => format.list(fields.map((field) => texts.fields[field].toLowerCase()))
  return (
    <Panel title={title} count={isTooEarly ? null : differences.length}>
      {differences.length === 0 ? (
        <Text as="p">{isTooEarly ? texts.before(format.date(knownFrom)) : texts.same}</Text>
      ) : (
        <Table
          caption={title}
          rows={rows}
          rowKey={({ field }) => field}
          rowGroup={({ field }) => texts.groups[GROUPS[field]]}
          stacked
          columns={[
            { key: 'what', head: texts.what, rowHeader: true, cell: ({ field }) => texts.fields[field] },
            { key: 'before', head: format.date(day), cell: ({ field, before }) => <Value field={field} value={before} /> },
            {
              key: 'after',
              head: format.date(to),
              cell: ({ field, after }) => (
                <b>
                  <Value field={field} value={after} />
                </b>
              ),
            },
            { key: 'source', head: texts.source, cell: (difference) => <Source difference={difference} /> },
          ]}
        />
      )}
      {!isTooEarly && same.length > 0 && <p className={styles.rest}>{texts.sameFields(list(same))}</p>}
      {!isTooEarly && unknown.length > 0 && <p className={styles.rest}>{texts.unknownFields(list(unknown))}</p>}
    </Panel>
  )
}

/** A field's value: a text, or a count and a sum in rubles. A debt or case without a value was not found, another field had none. */
function Value({ field, value }: { field: ComparedField; value: DayValue | null }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  const words = useRegisterWords()
  if (!value) return GROUPS[field] === 'debts' ? texts.notFound : texts.wasNot
  const { text, count, sum, year } = value
  if (text !== null) return field === 'status' ? words.status(text) : text
  const money = sum === null ? null : format.shortMoney(sum)
  const amount = count === null ? (money ?? '') : money ? texts.countAndSum(format.integer(count), money) : format.integer(count)
  return year === null ? amount : texts.inYear(amount, year)
}

/** The source with the day of its record, or else with the days of the two documents between which the field changed. */
function Source({ difference: { on, between, source } }: { difference: DayDifference }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  return (
    <Text size="caption" tone="secondary">
      {on ? texts.byRecord(source, format.date(on)) : texts.byDocuments(source, format.date(between.from), format.date(between.to))}
    </Text>
  )
}
