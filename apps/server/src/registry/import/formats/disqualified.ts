// Reads the tax service's register of disqualified persons: a table whose columns are named G1 to G14, republished whole every week.
import { identifierHolds } from '@sverka/contract/identifiers'
import type { DisqualifiedFacts, DisqualifiedPerson } from '../../blocks-by-inn.ts'
import { FileRefused, RecordRefused } from '../refused.ts'
import { isDay } from './extracts/checks.ts'
import { type ReadRecord, type RunContext, readOrRefuse } from './record-reader.ts'
import { tableRows } from './table-rows.ts'

export const DISQUALIFIED_HEADER = Array.from({ length: 14 }, (_, index) => `G${index + 1}`)

/** The columns we keep, by their places; where somebody was born and who judged is no business of a check. */
const [RECORD, NAME, INN, POST, ARTICLE, ISSUER, TERM, SINCE, UNTIL] = [0, 1, 5, 6, 7, 8, 11, 12, 13] as const

/**
 * One block for each organisation that records name by ИНН; of a record without one nothing is kept, for a name alone says of no company
 * anything. The day stands in the published name, `data-20260928-structure-…csv`, or is the operator's.
 */
export async function* readDisqualified(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const asOf = dayIn(file) ?? run.day
  if (asOf === null) throw new FileRefused('the day of the table is not known: keep the name it was published under, or give --day')
  const byInn = new Map<string, DisqualifiedPerson[]>()
  let isHeader = true
  for await (const cells of tableRows(chunks)) {
    if (isHeader) {
      isHeader = false
      if (cells.map((cell) => cell.trim()).join() !== DISQUALIFIED_HEADER.join()) throw new FileRefused('the format is not known')
      continue
    }
    const read = readOrRefuse(cells[RECORD]?.trim().slice(0, 30), () => {
      const { inn, person } = readRow(cells.map((cell) => cell.trim()))
      if (inn) byInn.set(inn, [...(byInn.get(inn) ?? []), person])
      return []
    })
    if ('refused' in read || !cells[INN]?.trim()) yield read
  }
  for (const [number, persons] of byInn) {
    const facts: DisqualifiedFacts = { persons: persons.toSorted((a, b) => b.until.localeCompare(a.until)) }
    yield { blocks: [{ number, source: 'disqualified', asOf, facts }] }
  }
}

function readRow(cells: readonly string[]): { inn: string; person: DisqualifiedPerson } {
  if (cells.length !== DISQUALIFIED_HEADER.length)
    throw new RecordRefused(`the row has ${cells.length} columns instead of ${DISQUALIFIED_HEADER.length}`)
  const [record = '', name = '', inn = ''] = [cells[RECORD], cells[NAME], cells[INN]]
  if (!(record && name)) throw new RecordRefused('a record without number or name')
  if (inn && !identifierHolds(inn)) throw new RecordRefused(`ИНН ${inn.slice(0, 30)} is not valid`)
  const told = { post: cells[POST], article: cells[ARTICLE], issuer: cells[ISSUER], term: cells[TERM] }
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value))
  return { inn, person: { record, name, ...said, since: dayOf(cells, SINCE), until: dayOf(cells, UNTIL) } }
}

/** `05.09.2026` → `2026-09-05`. Throws RecordRefused. */
function dayOf(cells: readonly string[], place: number): string {
  const value = cells[place] ?? ''
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value) ?? []
  const iso = `${year}-${month}-${day}`
  if (!isDay(iso)) throw new RecordRefused(`G${place + 1} "${value.slice(0, 30)}" is not a day`)
  return iso
}

/** The day of publication in a file's name; older names give it as day, month, year. */
function dayIn(file: string): string | undefined {
  const [digits = ''] = /(?<=data-)\d{8}/.exec(file) ?? []
  return [
    `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`,
    `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`,
  ].find((day) => isDay(day) && day > '2010')
}
