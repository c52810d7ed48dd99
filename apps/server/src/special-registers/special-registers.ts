// The special registers as readers see them: the list of registers, search in their entries, and one company in all of them.
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

/** True if our register has only the demo's invented companies. */
const isDemo = (copies: Copies): boolean => copies.registered(false) === 0 && copies.registered(true) > 0

/** Whether we have a register whole, in part or not at all. */
export async function loadedCopies(db: Reader): Promise<(register: SpecialRegister) => RegisterInfo['copy']> {
  const copies = await loadCopies(db)
  const isExample = isDemo(copies)
  return (register) => copyState(wholeDay(register, copies, isExample), newestDay(register, copies, isExample))
}

/** Every register in display order. */
export async function readRegisters(db: Reader, language: ReportLanguage): Promise<RegisterInfo[]> {
  const [copies, counts] = [await loadCopies(db), await listCounts(db)]
  const isExample = isDemo(copies)
  return specialRegisters.map((register) => {
    const counted = counts.find((one) => one.register === register)
    const { register: own, from } = registerSources[register]
    const wholeOn = wholeDay(register, copies, isExample)
    const newest = newestDay(register, copies, isExample)
    return {
      register,
      owner: own && sourceOwner(own, language),
      site: own && sources[own].site ? sources[own].site : null,
      copy: copyState(wholeOn, newest),
      from: from && sourceName(isHeld(own, copies, isExample) ? own : from, language),
      as_of: wholeOn ?? newest,
      records: Number(counted?.records ?? 0),
      counted_at: counted?.countedAt.toISOString() ?? null,
      example: Number(counted?.examples ?? 0) > 0,
    }
  })
}

const copyState = (wholeOn: string | null, newest: string | null): RegisterInfo['copy'] => (wholeOn ? 'whole' : newest ? 'part' : 'absent')

/** Whether we have a copy of the register itself, and not only entries from another source. Not for our own counts, which are no copy. */
const isHeld = (own: SourceCode | null, copies: Copies, isExample: boolean): own is SourceCode =>
  own !== null && own !== 'own' && sources[own].blocks.some((word) => copies.asOf(word, isExample) !== null)

const wholeDay = (register: SpecialRegister, copies: Copies, isExample: boolean): string | null =>
  registerSources[register].wholeOn(copies, isExample)

interface Request {
  readonly register?: SpecialRegister
  readonly query?: string
  readonly page?: number
  readonly page_size?: number
}

/** A page of entries by words, or of a register. Nothing for too short words, and with neither words nor a register. */
export async function readEntriesPage(db: Reader, { register, query = '', page = 1, page_size = 20 }: Request) {
  const words = query.trim() === '' ? null : wordsQuery(query, register)
  const isNothing = words === '' || (words === null && register === undefined)
  const offset = (page - 1) * page_size
  const given = { register, words }
  const counted = isNothing ? 0 : await countEntries(db, given, ENTRIES_MAX + 1)
  const count = Math.min(counted, ENTRIES_MAX)
  const limit = Math.min(page_size, count - offset)
  const rows = limit > 0 ? await listEntries(db, given, { limit, offset }) : []
  return { count, count_exact: counted <= ENTRIES_MAX, page, page_size, result: rows.map(presentEntry) }
}

/** A `tsquery` that needs every word (at most eight) as a prefix, numbers of 10 to 15 digits whole; empty if no word is long enough. */
function wordsQuery(query: string, register: SpecialRegister | undefined): string {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length >= ENTRY_WORD_MIN).slice(0, 8)
  if (telling.length === 0) return ''
  const own = register ? [`'${register.replaceAll('-', '')}'`] : []
  return [...own, ...telling.map((word) => (/^\d{10,15}$/.test(word) ? `'${word}'` : `'${word}':*`))].join(' & ')
}

/** An entry in the contract's form; sums in rubles. */
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
 * Whether a company is in each register. Read from its blocks and not from the entries, so that it is correct at once after a refresh. Throws
 * `number_invalid` and `company_not_found`.
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
  const found = Map.groupBy(collectEntries(row, opened), ({ register }) => register)
  const mass = row.kind === 'company' ? await countMass(db, row) : new Map<SpecialRegister, number | null>()
  const result = specialRegisters.map((register): Omit<CompanyInRegister, 'copy'> => {
    const entries = found.get(register) ?? []
    if (row.kind !== 'company' && !registerSources[register].traders) return { register, state: 'not_applicable', as_of: null, entries: 0 }
    const many = mass.get(register) ?? entries.length
    // An address without a house number, or heads without ИНН, could not be counted.
    if (mass.get(register) === null) return { register, state: 'not_checked', as_of: null, entries: 0 }
    const asOf = entries[0] ? entries[0].as_of : readFromExtract.has(register) ? row.registerAsOf : null
    if (many > 0) return { register, state: 'found', as_of: asOf, entries: many }
    // The aggregator was asked about this company, and its answer was no.
    if (register === 'unfair-suppliers' && opened.blocks.marks?.unfairSupplier === false)
      return { register, state: 'not_found', as_of: opened.provenance.marks?.asOf ?? null, entries: 0 }
    const word = WORDS[register]
    if (word) return { register, ...readAnswer(word, checkSource(word, subject), today), entries: 0 }
    // An outdated extract proves nothing.
    const isAnswer = readFromExtract.has(register) && !isOutdated(asOf, today)
    return { register, state: isAnswer ? 'not_found' : 'not_checked', as_of: asOf, entries: 0 }
  })
  const copy = (register: SpecialRegister) =>
    copyState(wholeDay(register, copies, row.isExample), newestDay(register, copies, row.isExample))
  return { example: row.isExample, result: result.map((one) => ({ ...one, copy: copy(one.register) })) }
}

/** Registers whose copy is a block of the company: the name of the block. */
const WORDS: Readonly<Partial<Record<SpecialRegister, 'debts' | 'offences' | 'sanctions'>>> = {
  'tax-debts': 'debts',
  offences: 'offences',
  sanctions: 'sanctions',
}

/** The answer for a company without an entry: «not found» only by a copy that is not too old, as in the report. */
function readAnswer(word: 'debts' | 'offences' | 'sanctions', { state, as_of: day }: SourceCheck, today: string) {
  if (state === 'not_applicable') return { state, as_of: day }
  const answers = day !== null && state === 'not_found'
  if (answers && isStale(word, day, today)) return { state: 'not_checked' as const, as_of: day }
  return answers ? { state: 'not_found' as const, as_of: day } : { state: 'not_checked' as const, as_of: null }
}

/** Registers that are read from the company's own extract or counted over all extracts. */
const readFromExtract: ReadonlySet<SpecialRegister> = new Set(['disqualified', 'licences', 'mass-addresses', 'mass-heads'])

/** How many active companies share its building and its head: 0 below the threshold, null if they could not be counted. */
async function countMass(db: Reader, { id }: CompanyRow): Promise<ReadonlyMap<SpecialRegister, number | null>> {
  const mass = await findMass(db, id)
  const many = (living: number | null | undefined, from: number) => (living == null ? null : living >= from ? living : 0)
  return new Map([
    ['mass-addresses', many(mass?.building, MASS_ADDRESS_FROM)],
    ['mass-heads', many(mass?.head, MASS_HEAD_FROM)],
  ])
}

export { refreshEntries } from './refresh.ts'
