// Reads saved JSON responses of two state sites: ГИР БО (the tax service's register of annual accounts: accounts and search results) and the
// statistical register of Росстат (the statistics service).
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import type { AccountsFacts, StatisticsFacts } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { FileRefused, RecordRefused } from '../import-errors.ts'
import { isDay } from './extracts/checks.ts'
import { INN } from './party-numbers.ts'
import { type ReadRecord, readOrRefuse } from './record-reader.ts'

/** Limit of a file; the largest sample has 60 KB. Parsing may need forty times as much memory. */
const MAX_BYTES = 2 * 1024 * 1024

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const toFields = (value: unknown): Fields => (isFields(value) ? value : {})
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : typeof value === 'number' ? String(value) : undefined

/** Every element of the array (or of the array `content`) is one record. Throws FileRefused on other JSON. */
export async function* readJsonFile(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
  const answer = parse(await readWhole(chunks))
  const elements = Array.isArray(answer) ? answer : isFields(answer) && Array.isArray(answer.content) ? answer.content : undefined
  if (!elements) throw new FileRefused('the JSON is none of the known answers')
  for (const element of elements) {
    const fields = toFields(element)
    yield readOrRefuse(toText(fields.id), () => readElement(fields))
  }
}

async function readWhole(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_BYTES) throw new FileRefused('the JSON is longer than 2 MB')
    parts.push(Buffer.from(chunk))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch (error) {
    throw new FileRefused('not utf-8', { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileRefused(`not JSON: ${error instanceof Error ? error.message.slice(0, 100) : ''}`, { cause: error })
  }
}

function readElement(fields: Fields): BlockRow[] {
  if (Array.isArray(fields.typeCorrections)) return [accountsOfYear(fields)]
  if ('okpo_ul' in fields || 'tosp_id' in fields) return statistics(fields)
  if ('statusCode' in fields && 'shortName' in fields) return searchHit(fields)
  throw new RecordRefused('the element is of no known kind')
}

/** A valid taxpayer number (ИНН). Throws RecordRefused. */
function toInn(value: unknown): string {
  // Search results mark the number that matched with <strong>.
  const inn = toText(value)?.replace(/<\/?strong>/g, '')
  if (!inn || !isValidAs(inn, INN)) throw new RecordRefused(`inn ${inn?.slice(0, 30) ?? ''} is not valid`)
  return inn
}

/**
 * An element of ГИР БО's response to /nbo/organizations/{id}/bfo/: the accounts of one year. `current2110` is the value of line 2110 (revenue) in
 * thousands of rubles, stored in kopecks; null is an empty line.
 */
function accountsOfYear(fields: Fields): BlockRow {
  const year = Number(fields.period)
  if (!Number.isInteger(year) || year < 1990 || year > 2100) throw new RecordRefused('period is not a year')
  const correction = toFields(toFields((fields.typeCorrections as unknown[])[0]).correction)
  const lines: Record<string, number> = {}
  for (const form of ['balance', 'financialResult', 'capitalChange', 'fundsMovement', 'targetedFundsUsing']) {
    for (const [key, value] of Object.entries(toFields(correction[form]))) {
      const code = /^current(\d{4})$/.exec(key)?.[1]
      if (code && typeof value === 'number') lines[code] = Math.round(value * 1000) * 100
    }
  }
  const published = [fields.actualCorrectionDate, fields.actualBfoDate].map(toText).find((day) => day !== undefined && isDay(day))
  const id = toText(fields.id)
  const facts: AccountsFacts = { years: [{ year, lines, ...(id ? { reportUrl: `https://bo.nalog.gov.ru/nbo/bfo/${id}/details` } : {}) }] }
  const revenue = lines[2110]
  return {
    number: toInn(toFields(fields.organizationInfo).inn),
    source: `accounts-${year}`,
    asOf: `${year}-12-31`,
    ...(published ? { published } : {}),
    ...(revenue === undefined ? {} : { figure: revenue }),
    facts,
  }
}

/**
 * An entry of Росстат's register: `type` 1 is the company itself; other types are its separate units, whose data are not used. The codes
 * classify the company: okpo its own number, okato and oktmo territory, okfs kind of ownership, okogu governing body, okopf legal form.
 */
function statistics(fields: Fields): BlockRow[] {
  if (Number(fields.type) !== 1) return []
  const code = (key: string) => {
    const entry = toFields(fields[key])
    const value = toText(entry.code)
    const name = toText(entry.name)
    return value ? { [key.replace('_reg', '')]: { code: value, ...(name ? { name } : {}) } } : {}
  }
  const okpo = toText(fields.okpo)
  const facts: StatisticsFacts = {
    ...(okpo ? { okpo } : {}),
    ...code('okato_reg'),
    ...code('oktmo_reg'),
    ...code('okfs'),
    ...code('okogu'),
    ...code('okopf'),
  }
  return [{ number: toInn(fields.inn), source: 'statistics', asOf: null, facts }]
}

/** A result of ГИР БО's search: statistical codes without names. It has a source word of its own, since Росстат's entry is preferred to it. */
function searchHit(fields: Fields): BlockRow[] {
  const okpo = toText(fields.okpo)
  const code = (key: string) => {
    const value = toText(fields[key])
    return value ? { [key]: { code: value } } : {}
  }
  const facts: StatisticsFacts = { ...(okpo ? { okpo } : {}), ...code('okato'), ...code('okfs'), ...code('okopf') }
  return [{ number: toInn(fields.inn), source: 'statistics-girbo', asOf: null, facts }]
}
