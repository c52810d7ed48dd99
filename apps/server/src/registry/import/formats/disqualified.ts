// Reads the tax service's register of disqualified persons, whom a court has banned from managing companies for a time. It is a CSV table with the
// columns G1 to G14, published completely every week.
import { normalizeFullName } from '@sverka/contract/company-binding/company-binding.rules'
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import type { DisqualifiedFacts, DisqualifiedNamesake, NamesakesFacts } from '../../blocks-by-inn.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { FileRefused, RecordRefused } from '../import-errors.ts'
import { isDay } from './extracts/checks.ts'
import { INN as INN_KINDS } from './party-numbers.ts'
import { type ReadRecord, type RunContext, readOrRefuse } from './record-reader.ts'
import { tableRows } from './table-rows.ts'

/** The header of the table, by which it is recognised: `G1` … `G14`. */
export const DISQUALIFIED_HEADER = Array.from({ length: 14 }, (_, index) => `G${index + 1}`)

/** Positions of the columns that are stored. Day and place of birth and the court are not stored: they are not needed. */
const [RECORD, NAME, ORGANISATION, INN, POST, ARTICLE, ISSUER, TERM, SINCE, UNTIL] = [0, 1, 4, 5, 6, 7, 8, 11, 12, 13] as const

/**
 * Yields a block for each organisation with an ИНН (taxpayer number), and one for each full name. The second serves to warn about heads of that name:
 * the register gives no personal numbers. The day of the table is in the name under which the file is published, `data-20260928-structure-…csv`, or
 * given by the operator (`--day`). Throws FileRefused without either.
 */
export async function* readDisqualified(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const asOf = dayIn(file) ?? run.day
  if (asOf === null) throw new FileRefused('the day of the table is not known: keep the name it was published under, or give --day')
  const records: DisqualifiedNamesake[] = []
  let isHeader = true
  for await (const cells of tableRows(chunks)) {
    if (isHeader) {
      isHeader = false
      if (cells.map((cell) => cell.trim()).join() !== DISQUALIFIED_HEADER.join()) throw new FileRefused('the format is not known')
      continue
    }
    const read = readOrRefuse(cells[RECORD]?.trim().slice(0, 30), () => {
      records.push(readRow(cells.map((cell) => cell.trim())))
      return []
    })
    if ('refused' in read) yield read
  }
  const byName = nameBlocks(records, asOf)
  // The records of one organisation together; each record without an ИНН by itself.
  for (const persons of Map.groupBy(records, ({ inn, record }) => inn ?? record).values())
    yield { blocks: [...organisationBlock(persons, asOf), ...persons.flatMap(({ name }) => takeBlock(byName, normalizeFullName(name)))] }
}

/** Sorts by the end of the disqualification. */
const latestFirst = <P extends DisqualifiedNamesake>(persons: readonly P[]): P[] =>
  persons.toSorted((a, b) => b.until.localeCompare(a.until))

/** The block of one organisation from its records; none if they have no ИНН. */
function organisationBlock(persons: readonly DisqualifiedNamesake[], asOf: string): BlockRow[] {
  const number = persons[0]?.inn
  if (!number) return []
  const facts: DisqualifiedFacts = { persons: latestFirst(persons).map(({ inn: _number, organisation: _name, ...person }) => person) }
  return [{ number, source: 'disqualified', asOf, facts }]
}

/** Limit of the records stored of one name: more would not help a reader. */
const MAX_NAMESAKES = 50

/** One block for each full name, stored instead of under a number under the words of the name in lower case, sorted (`normalizeFullName`). */
function nameBlocks(records: readonly DisqualifiedNamesake[], asOf: string): Map<string, BlockRow> {
  const byName = Map.groupBy(records, ({ name }) => normalizeFullName(name))
  byName.delete('')
  return new Map(
    [...byName].map(([nameKey, persons]) => {
      const facts: NamesakesFacts = { namesakes: latestFirst(persons).slice(0, MAX_NAMESAKES) }
      return [nameKey, { number: nameKey, source: 'namesakes', asOf, facts }]
    }),
  )
}

/** Removes a block from the map and returns it as a list of one, so that each is yielded only once; empty if it was removed before. */
function takeBlock(blocks: Map<string, BlockRow>, key: string): BlockRow[] {
  const block = blocks.get(key)
  blocks.delete(key)
  return block ? [block] : []
}

function readRow(cells: readonly string[]): DisqualifiedNamesake {
  if (cells.length !== DISQUALIFIED_HEADER.length)
    throw new RecordRefused(`the row has ${cells.length} columns instead of ${DISQUALIFIED_HEADER.length}`)
  const [record = '', name = '', inn = ''] = [cells[RECORD], cells[NAME], cells[INN]]
  if (!(record && name)) throw new RecordRefused('a record without number or name')
  if (inn && !isValidAs(inn, INN_KINDS)) throw new RecordRefused(`ИНН ${inn.slice(0, 30)} is not valid`)
  const reported = {
    organisation: cells[ORGANISATION],
    inn,
    post: cells[POST],
    article: cells[ARTICLE],
    issuer: cells[ISSUER],
    term: cells[TERM],
  }
  const notEmpty = Object.fromEntries(Object.entries(reported).filter(([, value]) => value))
  return { record, name, ...notEmpty, since: parseDay(cells, SINCE), until: parseDay(cells, UNTIL) }
}

/** The day in the column at this position: `05.09.2026` → `2026-09-05`. Throws RecordRefused if it is missing or invalid. */
function parseDay(cells: readonly string[], position: number): string {
  const value = cells[position] ?? ''
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value) ?? []
  const iso = `${year}-${month}-${day}`
  if (!isDay(iso)) throw new RecordRefused(`G${position + 1} "${value.slice(0, 30)}" is not a day`)
  return iso
}

/** The day in a file's name: `data-20260928-…`, or in older names `data-28092026-…`. A day before 2010 comes from reading the wrong form. */
function dayIn(file: string): string | undefined {
  const [digits = ''] = /(?<=data-)\d{8}/.exec(file) ?? []
  return [
    `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`,
    `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`,
  ].find((day) => isDay(day) && day > '2010')
}
