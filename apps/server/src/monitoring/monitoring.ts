// Whom a member watches and what changed about them; what is stored as the register has it is opened when it is shown.
import { readableName, readablePerson } from '@sverka/contract/company.names'
import type { Verdict } from '@sverka/contract/company-card/reliability'
import { identifierHolds } from '@sverka/contract/identifiers'
import type { CompanyEvent, Side, Watched } from '@sverka/contract/monitoring'
import { type EventField, WATCHES_MAX } from '@sverka/contract/monitoring.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type Blocks, findByNumber, openBlocks } from '../registry/registry.ts'
import {
  countEvents,
  countWatches,
  deleteWatch,
  type EventRow,
  type EventsAsked,
  insertWatches,
  listEventRows,
  listWatchRows,
  lockWatches,
} from './monitoring.sql.ts'

interface Paged {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

const windowOf = ({ page = 1, page_size = 20 }: Paged) => ({ limit: page_size, offset: (page - 1) * page_size })
const paged = <T>({ page = 1, page_size = 20 }: Paged, count: number, result: T[]) => ({ count, page, page_size, result })

export async function showWatches(db: Reader, userId: number, asked: Paged & { number?: string | undefined }) {
  const rows = await listWatchRows(db, userId, asked.number, windowOf(asked))
  const result = rows.map(({ id, name, inn, ogrn, status_name: status, procedure, closed_on, since, changedAt }): Watched => {
    const company = { id, name, inn, ogrn, status, procedure, closed_on }
    return { company, since: since.toISOString(), changed_at: changedAt?.toISOString() ?? null }
  })
  return paged(asked, await countWatches(db, userId, asked.number), result)
}

/** Those that are watched already stay as they are. Refuses `too_many_watches`. */
export async function watch(tx: Tx, userId: number, numbers: readonly string[], at: Date): Promise<{ added: number; unknown: string[] }> {
  await lockWatches(tx, userId)
  const [ids, unknown]: [number[], string[]] = [[], []]
  for (const number of new Set(numbers.map((one) => one.replace(/\s/g, '')))) {
    const row = identifierHolds(number) ? await findByNumber(tx, number) : null
    if (row) ids.push(row.id)
    else unknown.push(number)
  }
  const added = await insertWatches(tx, userId, [...new Set(ids)], at)
  if ((await countWatches(tx, userId)) > WATCHES_MAX) refuse('too_many_watches')
  return { added, unknown }
}

/** Refuses `not_found` for what is not watched. */
export async function unwatch(tx: Tx, userId: number, companyId: number): Promise<undefined> {
  if (!(await deleteWatch(tx, userId, companyId))) refuse('not_found')
}

const NOTHING: Side = { text: null, sum: null, year: null, count: null, verdicts: null }

function sideOfText(field: EventField, value: string | null): Side | null {
  if (value === null) return null
  if (field === 'capital') return { ...NOTHING, sum: Number(value) / 100 }
  if (field === 'verdict') return { ...NOTHING, verdicts: value.split(',') as Verdict[] }
  if (field === 'accounts') {
    const [year, kopecks] = value.split(' ').map(Number)
    return { ...NOTHING, year: year ?? null, sum: (kopecks ?? 0) / 100 }
  }
  return { ...NOTHING, text: field === 'head' ? readablePerson(value) : field === 'name' ? readableName(value) : value }
}

const total = (kopecks: readonly number[]) => kopecks.reduce((sum, one) => sum + one, 0) / 100

/** How many records a block holds, and of sums of money how much. */
function measured(blocks: Blocks): Pick<Side, 'count' | 'sum'> {
  const { cases, enforcement, bankruptcy, inspections, contracts, sanctions, debts, offences } = blocks
  if (debts) return { count: debts.debts.length, sum: total(debts.debts.map(({ totalKopecks }) => totalKopecks)) }
  if (offences) return { count: offences.years.length, sum: total(offences.years.map(({ fineKopecks }) => fineKopecks)) }
  if (enforcement) {
    const left = enforcement.proceedings.map(({ remainingKopecks, debtKopecks }) => remainingKopecks ?? debtKopecks ?? 0)
    return { count: enforcement.proceedings.length, sum: total(left) }
  }
  const list = cases?.cases ?? bankruptcy?.messages ?? inspections?.inspections ?? contracts?.contracts ?? sanctions?.matches
  return { count: list?.length ?? 0, sum: null }
}

function sideOfFacts({ source, happenedAt }: EventRow, facts: Buffer | null): Side | null {
  if (facts === null) return null
  const { blocks } = openBlocks([{ source, asOf: null, loadedAt: happenedAt, facts }])
  return { ...NOTHING, ...measured(blocks) }
}

function presentEvent(row: EventRow): CompanyEvent {
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

export async function showEvents(db: Reader, userId: number, asked: Paged & EventsAsked) {
  const rows = await listEventRows(db, userId, asked, windowOf(asked))
  return paged(asked, await countEvents(db, userId, asked), rows.map(presentEvent))
}
