// Stores the data that an external source returned about one company: newer facts replace the stored ones, everything else stays as it is.
import { readPhone, storedPhone } from '@sverka/contract/phones.rules'
import type { Tx } from '../platform/db/database.ts'
import { contentHash, encodeFacts } from './block-codec.ts'
import type { AccountsFacts, ContactsFacts, TrademarksFacts } from './blocks-by-company.ts'
import type { SourcedCompany } from './company-source.ts'
import { refreshFigures } from './import/merge/merge-blocks.sql.ts'
import type { CompanyColumns, RegisterFacts, RegisterRecord } from './register-extract.ts'
import { type CompanyRecord, type CompanyRow, findById, openRecord } from './registry.ts'
import {
  type BlockToStore,
  type FormerTie,
  insertCompany,
  lockCompany,
  rememberTies,
  replacePhones,
  replaceTies,
  storeCompanyBlock,
  storeTaxpayerBlock,
  updateCompany,
} from './store-answer.sql.ts'

/** The result of storing: which data of the company changed. */
export interface Stored {
  readonly companyId: number
  /** Fields of the card (`founders`) and blocks (`cases`) whose stored values now differ; `company` for a new one. */
  readonly changed: readonly string[]
}

/** The field of the card that shows each column, as `Stored.changed` names it. */
const FIELD: Readonly<Partial<Record<keyof CompanyColumns, string>>> = {
  inn: 'inn',
  kpp: 'kpp',
  name: 'name',
  nameFull: 'name_full',
  nameOther: 'names_foreign',
  fio: 'fio',
  statusName: 'status',
  procedure: 'status',
  closedOn: 'status',
  ogrnDate: 'ogrn_start_date',
  registeredOn: 'registration_date',
  regionCode: 'region',
  city: 'city',
  address: 'legal_adress',
  okvedCode: 'okved',
  okopfCode: 'okopf',
  capitalKopecks: 'share_capital',
  leader: 'directors',
  leaderPost: 'directors',
}

/** Lists of the extract that are separate fields of the card. */
const LISTS = { founders: 'founders', heads: 'directors', licenses: 'licenses', branches: 'division', okvedAdd: 'okved_add' } as const

/** Stores the source's data in the caller's transaction; `loadedAt` is the time at which the source gave them. */
export async function storeSourced(tx: Tx, sourced: SourcedCompany, loadedAt: Date): Promise<Stored> {
  const { record } = sourced
  const locked = await lockCompany(tx, record.columns.ogrn)
  const row = locked ? await findById(tx, locked.id) : null
  const before = row ? await openRecord(tx, row, ['register', 'trademarks']) : null
  const changed = new Set<string>()
  const companyId = await storeExtract(tx, record, before, { loadedAt, changed })
  for (const [source, block] of Object.entries(sourced.blocks)) {
    const facts = source === 'trademarks' ? keepSections(block.facts as TrademarksFacts, before) : block.facts
    const figure = source === 'accounts' ? latestRevenue(facts as AccountsFacts) : null
    if (await storeCompanyBlock(tx, companyId, packBlock({ source, asOf: block.asOf, facts, figure }), loadedAt)) changed.add(source)
    if (source === 'contacts') await replacePhones(tx, companyId, listPhones(facts as ContactsFacts))
  }
  const number = record.columns.inn
  for (const [source, block] of Object.entries(sourced.taxpayer)) {
    if (!number || !block.asOf) continue
    const part = `${source}-${block.asOf.slice(0, 4)}`
    const figure = source === 'headcount' && 'years' in block.facts ? latestHeadcount(block.facts.years) : null
    if (await storeTaxpayerBlock(tx, number, packBlock({ source: part, ...block, figure }), loadedAt)) changed.add(source)
  }
  await refreshFigures(tx, [companyId])
  return { companyId, changed: [...changed] }
}

/** Limit of the phone numbers of one company that are stored for finding companies with the same phone. */
const MAX_PHONES = 20

/** The texts that can be read as a phone number, all in the same form. */
function listPhones({ phones = [] }: Partial<ContactsFacts>): string[] {
  const read = phones.flatMap((text) => readPhone(text) ?? [])
  return [...new Set(read.map(storedPhone))].slice(0, MAX_PHONES)
}

/** `changed` collects the names of changed fields; functions add to it. */
interface Writing {
  readonly loadedAt: Date
  readonly changed: Set<string>
}

/** Stores the extract and returns the company's id. An extract older than the stored one is ignored; data that the source does not give are kept. */
async function storeExtract(tx: Tx, record: RegisterRecord, before: CompanyRecord | null, { loadedAt, changed }: Writing): Promise<number> {
  const source = record.columns.kind === 'company' ? 'egrul' : 'egrip'
  const columns = before ? joinColumns(before.row, record.columns) : record.columns
  const facts = before ? joinFacts(before.register, record.facts) : record.facts
  const hash = contentHash(JSON.stringify(columns), JSON.stringify(record.ties), JSON.stringify(facts))
  const extract = { asOf: record.asOf, hash }
  if (before && before.row.registerAsOf > record.asOf) return before.row.id
  const id = before?.row.id ?? (await insertCompany(tx, columns, extract))
  if (before) {
    for (const field of changedFields(before, columns, facts)) changed.add(field)
    await updateCompany(tx, id, columns, extract)
  } else changed.add('company')
  const ties = await replaceTies(tx, id, record.ties)
  const former = before ? formerTies(ties, record, before.row.registerAsOf) : []
  if (former.length > 0) await rememberTies(tx, id, former)
  await storeCompanyBlock(tx, id, packBlock({ source, asOf: record.asOf, facts, figure: null }), loadedAt)
  return id
}

/**
 * People of the older extract whom the newer data do not name. A role counts only if the newer data name somebody in it, since a source may leave out
 * a whole list.
 */
function formerTies(
  before: readonly { role: string; name: string; inn: string | null }[],
  { ties, asOf }: RegisterRecord,
  namedOn: string,
): FormerTie[] {
  if (namedOn >= asOf) return []
  const isPerson = (inn: string | null): inn is string => inn?.length === PERSON_INN
  const gone = before.flatMap(({ role, name, inn }) => {
    const isRoleNamed = (role === 'head' || role === 'founder') && ties.some((tie) => tie.role === role && tie.inn !== null)
    if (!isRoleNamed || !isPerson(inn) || ties.some((tie) => tie.role === role && tie.inn === inn)) return []
    return [{ inn, role, name, named_on: namedOn, gone_on: asOf }]
  })
  return [...new Map(gone.map((tie) => [`${tie.role}${tie.inn}`, tie])).values()]
}

/** Digits of a person's ИНН. */
const PERSON_INN = 12

/**
 * The new columns over the stored ones; values that the source leaves out are kept. The status is always taken from the source: there no day of
 * closing means that the company is not closed.
 */
function joinColumns(row: CompanyRow, given: CompanyColumns): CompanyColumns {
  const kept = Object.entries(given).filter(([, value]) => value !== null)
  return {
    ...(row as unknown as CompanyColumns),
    addressKey: null,
    ...(Object.fromEntries(kept) as Partial<CompanyColumns>),
    statusCode: given.statusCode,
    procedure: given.procedure,
    procedureSince: given.procedureSince,
    closedOn: given.closedOn,
  } as CompanyColumns
}

/** The same for the facts. A missing remark on the address means that it is gone; the history is only in imported extracts. */
function joinFacts(before: RegisterFacts, given: RegisterFacts): RegisterFacts {
  const { addressUnreliable: _gone, ...kept } = before
  return { ...kept, ...given, history: before.history, reorganisation: before.reorganisation }
}

function changedFields(before: CompanyRecord, columns: CompanyColumns, facts: RegisterFacts): string[] {
  const row = before.row as unknown as Record<string, unknown>
  const fields = (Object.keys(FIELD) as (keyof CompanyColumns)[])
    .filter((column) => row[column] !== columns[column])
    .map((column) => FIELD[column] ?? column)
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[])
    .filter((name) => JSON.stringify(before.register[name]) !== JSON.stringify(facts[name]))
    .map((name) => LISTS[name])
  return [...fields, ...lists]
}

/** The source gives only numbers and days of trademarks: the sections stored by an import are kept. */
function keepSections(given: TrademarksFacts, before: CompanyRecord | null): TrademarksFacts {
  const storedSections = new Map((before?.blocks.trademarks?.trademarks ?? []).map((mark) => [mark.number, mark.sections]))
  return { trademarks: given.trademarks.map((mark) => ({ ...mark, sections: storedSections.get(mark.number) ?? mark.sections })) }
}

/** A value by which companies are sorted (revenue in kopecks, headcount), and its year. */
interface Figure {
  readonly value: number
  readonly year: number
}

/** The revenue (line 2110) of the newest year that has it: the balance sheet of a year may be published before its results. */
function latestRevenue({ years }: AccountsFacts): Figure | null {
  for (const { year, lines } of years) if (lines['2110'] !== undefined) return { value: lines['2110'], year }
  return null
}

function latestHeadcount([newest]: readonly object[]): Figure | null {
  if (!newest || !('count' in newest && 'year' in newest)) return null
  return typeof newest.count === 'number' && typeof newest.year === 'number' ? { value: newest.count, year: newest.year } : null
}

/** A block of facts before it is hashed and compressed. */
interface PlainBlock extends Pick<BlockToStore, 'source' | 'asOf'> {
  readonly facts: object
  readonly figure: Figure | null
}

const packBlock = ({ source, asOf, facts, figure }: PlainBlock): BlockToStore => ({
  source,
  asOf,
  hash: contentHash(JSON.stringify(facts)),
  figure: figure?.value ?? null,
  figureYear: figure?.year ?? null,
  facts: encodeFacts(facts),
})
