// Builds the dossier of a company: the facts that the factors of the reliability report read, each with its day or with the reason why it is missing.

import { moscowDay } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { PageReads } from '../../platform/http/page-reads.ts'
import {
  type CompanyRecord,
  type CompanyRow,
  type OpenedCard,
  openCompanyCard,
  openRecord,
  type TiedCompany,
} from '../../registry/registry.ts'
import { type Copies, checkCopy, loadCopies, loadCopiesOn, WHOLE_REGISTER_FROM } from '../../sources/sources.ts'
import { isWithinMonthsOfData } from '../rules/days.ts'
import type { BlockName, Day, Dossier, Facts, Holding, IndustryFacts } from '../rules/dossier-facts.ts'
import { readGroup } from './group.ts'
import { findHeadBefore } from './head-before.sql.ts'
import { readIndustryOnce } from './industry.ts'
import { findDisqualified } from './namesakes.ts'
import { listOutages } from './source-outages.sql.ts'
import { countSharedPlaces } from './tallies.ts'

/** The holding of a block that we have; null data: the source does not name the company. */
const asHeld = <T>(asOf: Day, data: T): Holding<T> => ({ state: 'held', asOf, data })

/** Data that the caller has read already, so that they are not read twice. */
export interface AlreadyRead {
  readonly record?: CompanyRecord
  /** Companies connected with this one by the register: founders, subsidiaries, companies of the same head. */
  readonly tied?: readonly TiedCompany[]
  /** Which sources we hold a copy of, and as of which day. */
  readonly copies?: Copies | undefined
  /** Names of the blocks that a source failed to deliver at the last request. */
  readonly outages?: readonly string[] | undefined
  /** Reads that several operations of one page share. */
  readonly shared?: PageReads | undefined
}

/** The dossier of a company as of `today`, and the record that it was built from. */
export async function readDossier(
  db: Reader,
  row: CompanyRow,
  today: Day,
  known: AlreadyRead = {},
): Promise<{ dossier: Dossier; record: CompanyRecord }> {
  const [{ record, tied }, copies, unavailable] = await Promise.all([
    openRecordAndTies(db, row, known),
    known.copies ?? loadCopies(db),
    known.outages ?? listOutages(db, row.id),
  ])
  const asOf = row.registerAsOf
  const register = { ...record.register, row, ...(await findPreviousHead(db, record, today)) }
  const own = { ...readBlocks(record, copies, unavailable), register: asHeld(asOf, register) } as Dossier['blocks']
  const blocks = {
    ...own,
    ...(row.kind === 'company' ? await countOverRegister(db, record, { tied, copies, own, shared: known.shared }) : {}),
  } as Dossier['blocks']
  const registered = copies.registered(row.isExample)
  const kind = row.kind === 'company' ? 'company' : 'entrepreneur'
  const isRegisterIncomplete = !row.isExample && registered < WHOLE_REGISTER_FROM
  return { record, dossier: { today, kind, registered, isRegisterIncomplete, blocks } }
}

/** The head before the present one, if the present one was entered within the last 12 months; not looked up if two heads are that new, or the company is closed. */
async function findPreviousHead(db: Reader, { row, register }: CompanyRecord, today: Day): Promise<{ headBefore?: string }> {
  const [head, secondHead] = register.heads.filter(({ recordDate }) =>
    isWithinMonthsOfData(recordDate, { asOf: row.registerAsOf, today }, 12),
  )
  if (!head || secondHead || row.closedOn) return {}
  const before = await findHeadBefore(db, row.id, head.name)
  return before ? { headBefore: before } : {}
}

/** Blocks counted over all companies as they are now; those counts are not stored for past days. */
const NOT_AVAILABLE_FOR_PAST_DAYS = {
  places: { state: 'not_kept' },
  group: { state: 'not_kept' },
  industry: { state: 'not_kept' },
} as const

/** The dossier of a record as it was on a past day, with the copies of open data that we held then. */
export async function pastDossier(db: Reader, record: CompanyRecord, day: Day): Promise<Dossier> {
  const { row } = record
  const copies = await loadCopiesOn(db, day)
  const register = { ...record.register, row, ...(await findPreviousHead(db, record, day)) }
  const blocks = { ...readBlocks(record, copies, []), register: asHeld(row.registerAsOf, register) }
  return {
    today: day,
    kind: row.kind === 'company' ? 'company' : 'entrepreneur',
    blocks: { ...blocks, ...(row.kind === 'company' ? NOT_AVAILABLE_FOR_PAST_DAYS : {}) } as Dossier['blocks'],
  }
}

/** Stands in for the copies where only the record's own blocks are read: says of every source that we hold no copy. */
const NOTHING_COPIED: Copies = {
  asOf: () => null,
  wholeOn: () => null,
  findLoadedRegister: () => ({ copy: 'absent', asOf: null }),
  heldLists: () => ({ copy: 'absent', asOf: null, lists: 0, of: 0 }),
  lists: () => new Map(),
  parts: () => new Set(),
  registered: () => 0,
}

/** A dossier without any query: the blocks of the record, and the industry that the caller gives. Other blocks count as never requested. */
export const ownBlocksDossier = (record: CompanyRecord, today: Day, industry: IndustryFacts | null): Dossier => ({
  today,
  kind: record.row.kind === 'company' ? 'company' : 'entrepreneur',
  blocks: {
    ...readBlocks(record, NOTHING_COPIED, []),
    register: asHeld(record.row.registerAsOf, { ...record.register, row: record.row }),
    ...(industry ? { industry: atEndOfYear(industry) } : {}),
  } as Dossier['blocks'],
})

/** One statement for record and related companies, unless the caller has the record. */
async function openRecordAndTies(
  db: Reader,
  row: CompanyRow,
  { record, tied }: AlreadyRead,
): Promise<Partial<OpenedCard> & Pick<OpenedCard, 'record'>> {
  if (record) return { record, ...(tied ? { tied: [...tied] } : {}) }
  return (await openCompanyCard(db, row)) ?? { record: await openRecord(db, row) }
}

/** Facts computed over the whole register, for companies only. */
async function countOverRegister(
  db: Reader,
  record: CompanyRecord,
  { tied, copies, own, shared }: Pick<AlreadyRead, 'tied' | 'shared'> & { copies: Copies; own: Dossier['blocks'] },
): Promise<Partial<Record<BlockName, Holding<unknown>>>> {
  const { row, register } = record
  const [places, group, industry, disqualified] = await Promise.all([
    countSharedPlaces(db, row, register),
    readGroup(db, record, tied),
    readIndustryOnce(db, row, shared),
    findDisqualified(db, record, copies, own.disqualified),
  ])
  return {
    places: asHeld(row.registerAsOf, places),
    group: asHeld(row.registerAsOf, group),
    industry: industry ? atEndOfYear(industry) : asHeld(row.registerAsOf, null),
    ...(disqualified ? { disqualified } : {}),
  }
}

/** The figures of an industry are as of the last day of their year. */
const atEndOfYear = (industry: IndustryFacts): Holding<IndustryFacts> => asHeld(`${industry.year}-12-31`, industry)

/** Blocks that come from a copy of a source other than the register extract. */
const COPIED_BLOCKS: readonly BlockName[] = [
  ...([
    'msp',
    'mspLeft',
    'incomes',
    'headcount',
    'taxes',
    'regimes',
    'debts',
    'offences',
    'disqualified',
    'accounts',
    'cases',
    'contracts',
    'inspections',
  ] as const),
  ...(['enforcement', 'bankruptcy', 'trademarks', 'sanctions', 'contacts', 'marks'] as const),
]

/** `unavailable`: names of the blocks that a source failed to deliver for this company. */
function readBlocks(record: CompanyRecord, copies: Copies, unavailable: readonly string[]): Partial<Record<BlockName, Holding<unknown>>> {
  const {
    blocks,
    provenance,
    row: { isExample },
  } = record
  const shaped: Partial<Record<BlockName, unknown>> = {
    ...blocks,
    ...readNewestYears(blocks),
    ...readSanctions(blocks, copies, isExample),
    ...readDisqualified(blocks, copies, isExample),
  }
  const holdings: Partial<Record<BlockName, Holding<unknown>>> = {}
  for (const name of COPIED_BLOCKS) {
    const data = shaped[name]
    const from = provenance[name]
    if (data !== undefined)
      holdings[name] = asHeld(from?.asOf ?? (from && moscowDay(from.loadedAt)) ?? newestListDay(copies.lists(isExample)), data)
    else Object.assign(holdings, holdingWithoutEntry(name, checkCopy(name, { record, copies, down: unavailable })))
  }
  return holdings
}

/** The holding of a block in which the company has no entry; empty if the source was not asked or does not cover the company. */
function holdingWithoutEntry(
  name: BlockName,
  { state, as_of: asOf }: ReturnType<typeof checkCopy>,
): Partial<Record<BlockName, Holding<unknown>>> {
  if (state === 'not_found' && asOf) return { [name]: asHeld(asOf, null) }
  if (state === 'part' && asOf) return { [name]: { state: 'part', asOf } }
  return state === 'down' ? { [name]: { state: 'down' } } : {}
}

/** The newest day of the sanctions lists that we hold; it dates a company that no list names. Empty without any list, where nothing is dated by it. */
const newestListDay = (lists: ReturnType<Copies['lists']>): Day => [...lists.values()].sort().at(-1) ?? ''

/** The newest year of each yearly set, with the year before it where that is held. */
function readNewestYears(blocks: CompanyRecord['blocks']): Partial<Facts> {
  const [newest, before] = blocks.headcount?.years ?? []
  const isYearBefore = newest && before && before.year === newest.year - 1
  const [income, earlier] = blocks.incomes?.years ?? []
  return {
    ...ifPresent('incomes', income && { ...income, ...(earlier?.year === income.year - 1 ? { before: earlier } : {}) }),
    ...ifPresent('taxes', blocks.taxes?.years[0]),
    ...ifPresent('offences', blocks.offences?.years[0]),
    ...ifPresent('headcount', newest && { ...newest, ...(isYearBefore ? { before: before.count } : {}) }),
  }
}

const ifPresent = <K extends BlockName>(name: K, data: Facts[K] | undefined): Partial<Facts> => (data ? { [name]: data } : {})

const readDisqualified = ({ disqualified }: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> =>
  ifPresent('disqualified', disqualified && { ...disqualified, namesakes: [], isPart: !copies.wholeOn('disqualified', isExample) })

/** Adds to the matches which lists we hold, whole (`covered`) or in part (`parts`): «no match» is an answer only for these. Empty if we hold none. */
function readSanctions(blocks: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> {
  const [covered, parts] = [copies.lists(isExample), copies.parts(isExample)]
  if (blocks.sanctions) return { sanctions: { ...blocks.sanctions, matches: blocks.sanctions.matches ?? [], covered, parts } }
  return covered.size + parts.size > 0 ? { sanctions: { matches: [], covered, parts } } : {}
}
