// The special registers, which are public lists such as tax debtors, disqualified heads or licences, as the API shows them: the list of registers,
// search in their entries, and one company in all of them.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { isOutdated } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyInRegister, RegisterEntry, RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import {
  ENTRIES_MAX,
  ENTRY_WORD_MIN,
  MASS_ADDRESS_FROM,
  MASS_HEAD_FROM,
  type SpecialRegister,
  specialRegisters,
} from '@sverka/contract/special-registers/special-registers.rules'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import {
  type CompanyRecord,
  type CompanyRow,
  findByNumber,
  type NumberQuery,
  openFactsOfMany,
  readNumberQuery,
} from '../registry/registry.ts'
import { isStale, readCheckedSubject } from '../reliability/reliability.ts'
import { type Copies, checkSource, loadCopies, type SourceCode, sourceName, sourceOwner, sources } from '../sources/sources.ts'
import { collectEntries, entryBlocks } from './collect-entries.ts'
import { newestDay, registerSources } from './registers.ts'
import { countEntries, type EntryRow, findMass, listCounts, listEntries } from './special-registers.sql.ts'

/** True if the database has only the demo's invented companies. */
const isDemo = (copies: Copies): boolean => copies.registered(false) === 0 && copies.registered(true) > 0

/** For each register, whether the database has a copy of all of it (`whole`), of a part, or none (`absent`). */
export async function loadedCopies(db: Reader): Promise<(register: SpecialRegister) => RegisterInfo['copy']> {
  const copies = await loadCopies(db)
  const isExample = isDemo(copies)
  return (register) => copyState(wholeDay(register, copies, isExample), newestDay(register, copies, isExample))
}

/** All registers in display order, with owner, source, day of the copy and number of entries. */
export async function readRegisters(db: Reader, language: ReportLanguage): Promise<RegisterInfo[]> {
  const [copies, counts] = [await loadCopies(db), await listCounts(db)]
  const isExample = isDemo(copies)
  return specialRegisters.map((register) => {
    const counted = counts.find((row) => row.register === register)
    const { register: own, from } = registerSources[register]
    const wholeOn = wholeDay(register, copies, isExample)
    const newest = newestDay(register, copies, isExample)
    return {
      register,
      owner: own && sourceOwner(own, language),
      site: own && sources[own].site ? sources[own].site : null,
      copy: copyState(wholeOn, newest),
      from: from && sourceName(hasOwnCopy(own, copies, isExample) ? own : from, language),
      as_of: wholeOn ?? newest,
      records: Number(counted?.records ?? 0),
      counted_at: counted?.countedAt.toISOString() ?? null,
      example: Number(counted?.examples ?? 0) > 0,
    }
  })
}

const copyState = (wholeOn: string | null, newest: string | null): RegisterInfo['copy'] => (wholeOn ? 'whole' : newest ? 'part' : 'absent')

/**
 * Whether the database has a copy of the register itself, and not only entries from another source. False for the counts of addresses and heads,
 * which «Сверка» makes itself.
 */
const hasOwnCopy = (own: SourceCode | null, copies: Copies, isExample: boolean): own is SourceCode =>
  own !== null && own !== 'own' && sources[own].blocks.some((block) => copies.asOf(block, isExample) !== null)

const wholeDay = (register: SpecialRegister, copies: Copies, isExample: boolean): string | null =>
  registerSources[register].wholeOn(copies, isExample)

interface Request {
  readonly register?: SpecialRegister
  readonly query?: string
  readonly page?: number
  readonly page_size?: number
}

/** A page of entries found by words, in one register or all. It is empty if all words are too short, or with neither words nor a register. */
export async function readEntriesPage(db: Reader, { register, query = '', page = 1, page_size = 20 }: Request) {
  const words = query.trim() === '' ? null : wordsQuery(query, register)
  const isNothing = words === '' || (words === null && register === undefined)
  const offset = (page - 1) * page_size
  const filter = { register, words }
  const counted = isNothing ? 0 : await countEntries(db, filter, ENTRIES_MAX + 1)
  const count = Math.min(counted, ENTRIES_MAX)
  const limit = Math.min(page_size, count - offset)
  const rows = limit > 0 ? await listEntries(db, filter, { limit, offset }) : []
  return { count, count_exact: counted <= ENTRIES_MAX, page, page_size, result: rows.map(presentEntry) }
}

/**
 * A `tsquery` (search query of PostgreSQL) that needs every word, at most eight, as the beginning of a word of the entry. Numbers of 10 to 15 digits,
 * such as an ИНН (taxpayer number) or ОГРН (registration number), must match whole. Empty if no word is long enough.
 */
function wordsQuery(query: string, register: SpecialRegister | undefined): string {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const longWords = words.filter((word) => word.length >= ENTRY_WORD_MIN).slice(0, 8)
  if (longWords.length === 0) return ''
  // The indexed words of an entry include the name of its register.
  const registerWord = register ? [`'${register.replaceAll('-', '')}'`] : []
  return [...registerWord, ...longWords.map((word) => (/^\d{10,15}$/.test(word) ? `'${word}'` : `'${word}':*`))].join(' & ')
}

/** An entry in the form of the API; sums in rubles. */
export const presentEntry = (row: EntryRow): RegisterEntry => ({
  register: row.register as SpecialRegister,
  subject: row.subject,
  company:
    row.ogrn === null || row.name === null || row.statusName === null
      ? null
      : {
          kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
          name: row.name,
          inn: row.inn,
          ogrn: row.ogrn,
          status: row.statusName,
          closed_on: row.closedOn,
          verdict: row.verdict,
        },
  label: row.label,
  detail: row.detail,
  issuer: row.issuer,
  since: row.since,
  until: row.until,
  sum: row.kopecks === null ? null : Number(row.kopecks) / 100,
  companies: row.companies,
  as_of: row.asOf,
})

/**
 * Whether a company is in each register. The answer is read from the company's blocks and not from the entries, which a job builds later, so it is
 * correct at once after a refresh. Throws `number_invalid` and `company_not_found`.
 */
export async function readCompanyEntries(
  db: Reader,
  query: NumberQuery,
  today: string,
): Promise<{ example: boolean; result: CompanyInRegister[] }> {
  const row = (await findByNumber(db, await readNumberQuery(db, query))) ?? refuse('company_not_found')
  const opened = (await openFactsOfMany(db, [row.id], entryBlocks)).get(row.id) ?? { register: {}, blocks: {}, provenance: {} }
  const subject = await readCheckedSubject(db, { row, ...opened } as CompanyRecord)
  const { copies } = subject
  const entriesByRegister = Map.groupBy(collectEntries(row, opened), ({ register }) => register)
  const mass = row.kind === 'company' ? await countMass(db, row) : new Map<SpecialRegister, number | null>()
  const result = specialRegisters.map((register): Omit<CompanyInRegister, 'copy'> => {
    const entries = entriesByRegister.get(register) ?? []
    if (row.kind !== 'company' && !registerSources[register].traders) return { register, state: 'not_applicable', as_of: null, entries: 0 }
    const found = mass.get(register) ?? entries.length
    // An address without a house number, or heads without ИНН, could not be counted.
    if (mass.get(register) === null) return { register, state: 'not_checked', as_of: null, entries: 0 }
    const asOf = entries[0] ? entries[0].as_of : readFromExtract.has(register) ? row.registerAsOf : null
    if (found > 0) return { register, state: 'found', as_of: asOf, entries: found }
    // The data service Checko was queried for this company and answered that it is not an unfair supplier.
    if (register === 'unfair-suppliers' && opened.blocks.marks?.unfairSupplier === false)
      return { register, state: 'not_found', as_of: opened.provenance.marks?.asOf ?? null, entries: 0 }
    const block = REGISTER_BLOCKS[register]
    if (block) return { register, ...readAnswer(block, checkSource(block, subject), today), entries: 0 }
    // A missing entry in an outdated extract proves nothing.
    const isAnswer = readFromExtract.has(register) && !isOutdated(asOf, today)
    return { register, state: isAnswer ? 'not_found' : 'not_checked', as_of: asOf, entries: 0 }
  })
  const copy = (register: SpecialRegister) =>
    copyState(wholeDay(register, copies, row.isExample), newestDay(register, copies, row.isExample))
  return { example: row.isExample, result: result.map((entry) => ({ ...entry, copy: copy(entry.register) })) }
}

/** For registers that are stored as a block of each company: the name of the block. */
const REGISTER_BLOCKS: Readonly<Partial<Record<SpecialRegister, 'debts' | 'offences' | 'sanctions'>>> = {
  'tax-debts': 'debts',
  offences: 'offences',
  sanctions: 'sanctions',
}

/** The answer for a company without an entry: `not_found` only if the copy is recent enough, by the same limits as in the reliability report. */
function readAnswer(block: 'debts' | 'offences' | 'sanctions', { state, as_of: day }: SourceCheck, today: string) {
  if (state === 'not_applicable') return { state, as_of: day }
  const answers = day !== null && state === 'not_found'
  if (answers && isStale(block, day, today)) return { state: 'not_checked' as const, as_of: day }
  return answers ? { state: 'not_found' as const, as_of: day } : { state: 'not_checked' as const, as_of: null }
}

/** Registers that are read from the company's own extract of the state register, or counted over all extracts. */
const readFromExtract: ReadonlySet<SpecialRegister> = new Set(['disqualified', 'licences', 'mass-addresses', 'mass-heads'])

/** How many active companies are in the company's building and have its head: 0 below the threshold, null if they could not be counted. */
async function countMass(db: Reader, { id }: CompanyRow): Promise<ReadonlyMap<SpecialRegister, number | null>> {
  const mass = await findMass(db, id)
  const many = (living: number | null | undefined, from: number) => (living == null ? null : living >= from ? living : 0)
  return new Map([
    ['mass-addresses', many(mass?.building, MASS_ADDRESS_FROM)],
    ['mass-heads', many(mass?.head, MASS_HEAD_FROM)],
  ])
}

export { refreshEntries } from './refresh.ts'
