// Monitoring: converts a stored change of a company to the format of the API and of webhooks. Stored values are decoded, kopecks become rubles.
import { readableAddress } from '@sverka/contract/company/addresses'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { CompanyEvent, Side } from '@sverka/contract/monitoring/monitoring'
import type { EventField } from '@sverka/contract/monitoring/monitoring.rules'
import { moscowDay } from '../platform/clock.ts'
import { type Blocks, openBlocks, sumUnpaid } from '../registry/registry.ts'
import type { EventRow } from './monitoring.sql.ts'
import { exampleTexts } from './texts.ts'

/** A value before or after a change, with none of its fields. */
const EMPTY_SIDE: Side = { text: null, sum: null, year: null, count: null, verdicts: null }

/** Founders are stored by name only: a name with quotation marks is that of a company. */
const readableFounder = (name: string): string => (/["«]/.test(name) ? readableName(name) : readablePerson(name))

/** Conversions of fields that registers write in capital letters. */
const READABLE: Partial<Record<EventField, (value: string) => string>> = {
  head: readablePerson,
  name: readableName,
  address: readableAddress,
}

/**
 * The value before or after a change, from its stored text; null if there is none. The text is kopecks for `capital`, verdicts separated by commas
 * for `verdict`, year and revenue in kopecks (`YEAR KOPECKS`) for `accounts`, names separated by semicolons for `founders`.
 */
function sideOfText(field: EventField, value: string | null): Side | null {
  if (value === null) return null
  if (field === 'capital') return { ...EMPTY_SIDE, sum: Number(value) / 100 }
  if (field === 'verdict') return { ...EMPTY_SIDE, verdicts: value.split(',') as Verdict[] }
  if (field === 'accounts') {
    const [year, kopecks] = value.split(' ').map(Number)
    return { ...EMPTY_SIDE, year: year ?? null, sum: (kopecks ?? 0) / 100 }
  }
  if (field === 'founders') return { ...EMPTY_SIDE, text: value.split('; ').map(readableFounder).join(', ') }
  return { ...EMPTY_SIDE, text: READABLE[field]?.(value) ?? value }
}

/** The sum in rubles. */
const totalRubles = (kopecks: readonly number[]) => kopecks.reduce((sum, amount) => sum + amount, 0) / 100

/** Number of records in the only block of facts, and their sum in rubles if they are debts or fines. */
function countRecords(blocks: Blocks): Pick<Side, 'count' | 'sum'> {
  const { cases, enforcement, bankruptcy, inspections, contracts, sanctions, debts, offences } = blocks
  if (debts) return { count: debts.debts.length, sum: totalRubles(debts.debts.map(({ totalKopecks }) => totalKopecks)) }
  if (offences) return { count: offences.years.length, sum: totalRubles(offences.years.map(({ fineKopecks }) => fineKopecks)) }
  if (enforcement) {
    const { count, kopecks } = sumUnpaid(enforcement.proceedings)
    return { count, sum: kopecks / 100 }
  }
  const list = cases?.cases ?? bankruptcy?.messages ?? inspections?.inspections ?? contracts?.contracts ?? sanctions?.matches
  return { count: list?.length ?? 0, sum: null }
}

/** The value before or after a change, from a stored block of facts. */
function sideOfFacts({ source, happenedAt }: EventRow, facts: Buffer | null): Side | null {
  if (facts === null) return null
  const { blocks } = openBlocks([{ source, asOf: null, loadedAt: happenedAt, facts }])
  return { ...EMPTY_SIDE, ...countRecords(blocks) }
}

export function presentEvent(row: EventRow): CompanyEvent {
  const field = row.field as EventField
  return {
    id: Number(row.id),
    company: { id: row.companyId, name: row.name, inn: row.inn, ogrn: row.ogrn },
    field,
    before: sideOfText(field, row.before) ?? sideOfFacts(row, row.beforeFacts),
    after: sideOfText(field, row.after) ?? sideOfFacts(row, row.afterFacts),
    source: row.source,
    as_of: row.asOf,
    happened_at: row.happenedAt.toISOString(),
  }
}

/** The content of a test delivery: an invented change in the format of a real one, with an id that no change has. */
export const inventedEvent = (at: Date): CompanyEvent => ({
  id: 0,
  company: { id: 1, name: exampleTexts.company, inn: '7700000000', ogrn: '1027700000000' },
  field: 'head',
  before: { ...EMPTY_SIDE, text: exampleTexts.before },
  after: { ...EMPTY_SIDE, text: exampleTexts.after },
  source: 'egrul',
  as_of: moscowDay(at),
  happened_at: at.toISOString(),
})
