// Builds the dossier of a company: the facts from which the factors (checks) of the reliability report are computed. Each block of facts, one for
// each source such as court cases or accounts, has the day of its data or the reason why it is missing.

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

/** The holding (state) of a block that we have; null data: our copy of the source has no entry of the company. */
const asHeld = <T>(asOf: Day, data: T): Holding<T> => ({ state: 'held', asOf, data })

/** Data that the caller has already read, so that they are not read twice. */
export interface AlreadyRead {
  readonly record?: CompanyRecord
  /** Companies tied to this one (connected by the register): founders, subsidiaries, companies of the same head. */
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
  alreadyRead: AlreadyRead = {},
): Promise<{ dossier: Dossier; record: CompanyRecord }> {
  const [{ record, tied }, copies, unavailable] = await Promise.all([
    openRecordAndTies(db, row, alreadyRead),
    alreadyRead.copies ?? loadCopies(db),
    alreadyRead.outages ?? listOutages(db, row.id),
  ])
  const asOf = row.registerAsOf
  const register = { ...record.register, row, ...(await findPreviousHead(db, record, today)) }
  const ownBlocks = { ...readBlocks(record, copies, unavailable), register: asHeld(asOf, register) } as Dossier['blocks']
  const blocks = {
    ...ownBlocks,
    ...(row.kind === 'company' ? await countOverRegister(db, record, { tied, copies, ownBlocks, shared: alreadyRead.shared }) : {}),
  } as Dossier['blocks']
  const registered = copies.registered(row.isExample)
  const kind = row.kind === 'company' ? 'company' : 'entrepreneur'
  // An invented company of the demo (`isExample`) belongs to an invented register, which is always complete.
  const isRegisterIncomplete = !row.isExample && registered < WHOLE_REGISTER_FROM
  return { record, dossier: { today, kind, registered, isRegisterIncomplete, blocks } }
}

/**
 * Name of the head (director) before the present one, if the present one was recorded within the last 12 months. Not looked up for a closed
 * company, or if two heads are that new: then it is unclear whom each of them replaced.
 */
async function findPreviousHead(db: Reader, { row, register }: CompanyRecord, today: Day): Promise<{ headBefore?: string }> {
  const [head, secondHead] = register.heads.filter(({ recordDate }) =>
    isWithinMonthsOfData(recordDate, { asOf: row.registerAsOf, today }, 12),
  )
  if (!head || secondHead || row.closedOn) return {}
  const before = await findHeadBefore(db, row.id, head.name)
  return before ? { headBefore: before } : {}
}

/** Blocks that are counted over all companies of our register as they are now: such counts are not stored for past days. */
const NOT_AVAILABLE_FOR_PAST_DAYS = {
  places: { state: 'not_kept' },
  group: { state: 'not_kept' },
  industry: { state: 'not_kept' },
} as const

/** The dossier on a past day: `record` as it was then, with the copies of open data that we had then. */
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

/** States for every source that we have no copy of it: for a dossier of the record's own blocks alone. */
const NO_COPIES: Copies = {
  asOf: () => null,
  wholeOn: () => null,
  findLoadedRegister: () => ({ copy: 'absent', asOf: null }),
  heldLists: () => ({ copy: 'absent', asOf: null, lists: 0, of: 0 }),
  lists: () => new Map(),
  parts: () => new Set(),
  registered: () => 0,
}

/** A dossier without any database query: the blocks of `record`, and `industry` from the caller. All other blocks count as never requested. */
export const ownBlocksDossier = (record: CompanyRecord, today: Day, industry: IndustryFacts | null): Dossier => ({
  today,
  kind: record.row.kind === 'company' ? 'company' : 'entrepreneur',
  blocks: {
    ...readBlocks(record, NO_COPIES, []),
    register: asHeld(record.row.registerAsOf, { ...record.register, row: record.row }),
    ...(industry ? { industry: atEndOfYear(industry) } : {}),
  } as Dossier['blocks'],
})

/** Record and tied companies, read by one statement. If the caller has the record, nothing is read, and `tied` is absent unless passed too. */
async function openRecordAndTies(
  db: Reader,
  row: CompanyRow,
  { record, tied }: AlreadyRead,
): Promise<Partial<OpenedCard> & Pick<OpenedCard, 'record'>> {
  if (record) return { record, ...(tied ? { tied: [...tied] } : {}) }
  return (await openCompanyCard(db, row)) ?? { record: await openRecord(db, row) }
}

/** Blocks computed from other companies of our register too; only for companies, not for sole traders. */
async function countOverRegister(
  db: Reader,
  record: CompanyRecord,
  { tied, copies, ownBlocks, shared }: Pick<AlreadyRead, 'tied' | 'shared'> & { copies: Copies; ownBlocks: Dossier['blocks'] },
): Promise<Partial<Record<BlockName, Holding<unknown>>>> {
  const { row, register } = record
  const [places, group, industry, disqualified] = await Promise.all([
    countSharedPlaces(db, row, register),
    readGroup(db, record, tied),
    readIndustryOnce(db, row, shared),
    findDisqualified(db, record, copies, ownBlocks.disqualified),
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

/**
 * Blocks from sources other than the register extract. First the open data of the tax service: the register of small business (`msp`; `mspLeft` if
 * the company left it), income, headcount, taxes, special tax regimes, tax debts, fines (`offences`), disqualified persons, annual accounts. Then
 * courts, state contracts, inspections, bailiffs and others; `marks` are warnings of the data aggregator Checko.
 */
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

/** The holdings of `COPIED_BLOCKS`. `unavailable`: names of the blocks that a source failed to deliver for this company. */
function readBlocks(record: CompanyRecord, copies: Copies, unavailable: readonly string[]): Partial<Record<BlockName, Holding<unknown>>> {
  const {
    blocks,
    provenance,
    row: { isExample },
  } = record
  const dataByBlock: Partial<Record<BlockName, unknown>> = {
    ...blocks,
    ...readNewestYears(blocks),
    ...readSanctions(blocks, copies, isExample),
    ...readDisqualified(blocks, copies, isExample),
  }
  const holdings: Partial<Record<BlockName, Holding<unknown>>> = {}
  for (const name of COPIED_BLOCKS) {
    const data = dataByBlock[name]
    const origin = provenance[name]
    // The day of the data, else the day on which we loaded them. Only a company that no sanctions list names has a block without an origin.
    if (data !== undefined)
      holdings[name] = asHeld(origin?.asOf ?? (origin && moscowDay(origin.loadedAt)) ?? newestListDay(copies.lists(isExample)), data)
    else Object.assign(holdings, holdingWithoutEntry(name, checkCopy(name, { record, copies, down: unavailable })))
  }
  return holdings
}

/** The holding of a block in which the company has no entry; empty if the source was never requested. */
function holdingWithoutEntry(
  name: BlockName,
  { state, as_of: asOf }: ReturnType<typeof checkCopy>,
): Partial<Record<BlockName, Holding<unknown>>> {
  if (state === 'not_found' && asOf) return { [name]: asHeld(asOf, null) }
  if (state === 'part' && asOf) return { [name]: { state: 'part', asOf } }
  return state === 'down' ? { [name]: { state: 'down' } } : {}
}

/** The newest day of our whole copies of sanctions lists: the day of the block for a company that no list names. Empty text without any such copy. */
const newestListDay = (lists: ReturnType<Copies['lists']>): Day => [...lists.values()].sort().at(-1) ?? ''

/** The newest year of each yearly data set. Income and headcount get the year before as `before`, if it is held. */
function readNewestYears(blocks: CompanyRecord['blocks']): Partial<Facts> {
  const [headcount, earlierHeadcount] = blocks.headcount?.years ?? []
  const hasHeadcountBefore = headcount && earlierHeadcount && earlierHeadcount.year === headcount.year - 1
  const [income, earlierIncome] = blocks.incomes?.years ?? []
  return {
    ...ifPresent('incomes', income && { ...income, ...(earlierIncome?.year === income.year - 1 ? { before: earlierIncome } : {}) }),
    ...ifPresent('taxes', blocks.taxes?.years[0]),
    ...ifPresent('offences', blocks.offences?.years[0]),
    ...ifPresent('headcount', headcount && { ...headcount, ...(hasHeadcountBefore ? { before: earlierHeadcount.count } : {}) }),
  }
}

/** The block as an object to be spread; an empty object without data. */
const ifPresent = <K extends BlockName>(name: K, data: Facts[K] | undefined): Partial<Facts> => (data ? { [name]: data } : {})

/** Entries of the register of disqualified persons that name this organisation; namesakes of its heads are added by `findDisqualified`. */
const readDisqualified = ({ disqualified }: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> =>
  ifPresent('disqualified', disqualified && { ...disqualified, namesakes: [], isPart: !copies.wholeOn('disqualified', isExample) })

/**
 * The matches in sanctions lists, with the lists that we hold whole (`covered`) or in part (`parts`): only a whole list proves that the company is
 * not in it. Empty without matches and lists.
 */
function readSanctions(blocks: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> {
  const [covered, parts] = [copies.lists(isExample), copies.parts(isExample)]
  if (blocks.sanctions) return { sanctions: { ...blocks.sanctions, matches: blocks.sanctions.matches ?? [], covered, parts } }
  return covered.size + parts.size > 0 ? { sanctions: { matches: [], covered, parts } } : {}
}
