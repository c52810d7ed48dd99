// What differs between two days in the extracts of a company: value then, value later, source. Loaded where the address names days.
import type { DayDifference } from '@sverka/contract/company-card/history'
import type { Output } from '@sverka/contract/operations/operations'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { twoDaysMessages } from './two-days.messages.ts'

interface TwoDaysProps {
  days: NonNullable<Output<'GET /api/v1/company-history/'>['days']>
  /** The day of our first extract. */
  knownFrom: string
}

export function TwoDays({ days: { from, to, whole, differences }, knownFrom }: TwoDaysProps) {
  const texts = useMessages(twoDaysMessages)
  const format = useFormat()
  const unknown = whole ? null : texts.before(format.date(knownFrom))
  return (
    <Panel
      title={texts.title(format.date(from), format.date(to))}
      count={whole ? differences.length : null}
      foot={differences.length > 0 && unknown}
    >
      {differences.length === 0 ? (
        <Text as="p">{unknown ?? texts.same}</Text>
      ) : (
        <Table
          caption={texts.title(format.date(from), format.date(to))}
          rows={differences}
          rowKey={({ field }) => field}
          stacked
          columns={[
            { key: 'what', head: texts.what, rowHeader: true, cell: ({ field }) => texts.fields[field] },
            { key: 'before', head: format.date(from), cell: (one) => <Value of={one} side="before" /> },
            { key: 'after', head: format.date(to), cell: (one) => <Value of={one} side="after" /> },
            { key: 'source', head: texts.source, cell: (one) => <Source of={one} /> },
          ]}
        />
      )}
    </Panel>
  )
}

function Value({ of, side }: { of: DayDifference; side: 'before' | 'after' }) {
  const texts = useMessages(twoDaysMessages)
  const format = useFormat()
  const words = useRegisterWords()
  const value = of[side]
  if (!value) return texts.wasNot
  const shown = of.field === 'capital' ? format.money(Number(value) / 100) : of.field === 'status' ? words.status(value) : value
  return side === 'after' ? <b>{shown}</b> : shown
}

function Source({ of: { on, between } }: { of: DayDifference }) {
  const texts = useMessages(twoDaysMessages)
  const format = useFormat()
  return (
    <Text size="caption" tone="secondary">
      {on ? texts.byRecord(format.date(on)) : texts.byExtracts(format.date(between.from), format.date(between.to))}
    </Text>
  )
}
