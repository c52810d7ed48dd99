// Gathers everything that factors read about a company: blocks, tallies, group, industry.
import type { Reader } from '../../platform/db/database.ts'
import {
  type CompanyRecord,
  type CompanyRow,
  type OpenedCard,
  openCompanyCard,
  openRecord,
  type TiedCompany,
} from '../../registry/registry.ts'
import { type Copies, checkCopy, loadCopies, loadCopiesOn, WHOLE_REGISTER_FROM } from '../../sources/sources.ts'
import { recently } from '../rules/days.ts'
import type { BlockName, Day, Dossier, Facts, Holding, IndustryFacts } from '../rules/dossier-facts.ts'
import { readGroup } from './group.ts'
import { findHeadBefore } from './head-before.sql.ts'
import { readIndustry } from './industry.ts'
import { findDisqualified } from './namesakes.ts'
import { listOutages } from './source-outages.sql.ts'
import { readPlaces } from './tallies.ts'

const held = <T>(asOf: Day, data: T): Holding<T> => ({ state: 'held', asOf, data })

/** Data that the caller has read already: the company's record, and what our copies hold. */
export interface AlreadyRead {
  readonly record?: CompanyRecord
  /** Related companies by the register. */
  readonly tied?: readonly TiedCompany[]
  readonly copies?: Copies
}

/** A company's dossier on a day, and its record. */
export async function readDossier(
  db: Reader,
  row: CompanyRow,
  today: Day,
  known: AlreadyRead = {},
): Promise<{ dossier: Dossier; record: CompanyRecord }> {
  const [{ record, tied }, copies, down] = await Promise.all([
    opened(db, row, known),
    known.copies ?? loadCopies(db),
    listOutages(db, row.id),
  ])
  const asOf = row.registerAsOf
  const register = { ...record.register, row, ...(await headBefore(db, record, today)) }
  const own = { ...readBlocks(record, copies, down), register: held(asOf, register) } as Dossier['blocks']
  const blocks = { ...own, ...(row.kind === 'company' ? await overRegister(db, record, { tied, copies, own }) : {}) } as Dossier['blocks']
  const registered = copies.registered(row.isExample)
  const kind = row.kind === 'company' ? 'company' : 'entrepreneur'
  const isPartOfRegister = !row.isExample && registered < WHOLE_REGISTER_FROM
  return { record, dossier: { today, kind, registered, isPartOfRegister, blocks } }
}

/** Predecessor of a head appointed this year; looked up only for a new head. */
async function headBefore(db: Reader, { row, register }: CompanyRecord, today: Day): Promise<{ headBefore?: string }> {
  const [head, another] = register.heads.filter(({ recordDate }) => recently(recordDate, { asOf: row.registerAsOf, today }, 12))
  if (!head || another || row.closedOn) return {}
  const before = await findHeadBefore(db, row.id, head.name)
  return before ? { headBefore: before } : {}
}

/** Blocks that are counted over all companies as they are now. */
const OF_NOW = { places: { state: 'not_kept' }, group: { state: 'not_kept' }, industry: { state: 'not_kept' } } as const

/** The dossier of a record as it was on a past day, with the copies of sets that were available then. */
export async function pastDossier(db: Reader, record: CompanyRecord, day: Day): Promise<Dossier> {
  const { row } = record
  const copies = await loadCopiesOn(db, day)
  const register = { ...record.register, row, ...(await headBefore(db, record, day)) }
  const blocks = { ...readBlocks(record, copies, []), register: held(row.registerAsOf, register) }
  return {
    today: day,
    kind: row.kind === 'company' ? 'company' : 'entrepreneur',
    blocks: { ...blocks, ...(row.kind === 'company' ? OF_NOW : {}) } as Dossier['blocks'],
  }
}

const NOTHING_COPIED: Copies = {
  asOf: () => null,
  wholeOn: () => null,
  held: () => ({ copy: 'absent', asOf: null }),
  heldLists: () => ({ copy: 'absent', asOf: null, lists: 0, of: 0 }),
  lists: () => new Map(),
  parts: () => new Set(),
  registered: () => 0,
}

/** Facts from the record's blocks, which need no further query, and the industry. */
export const ownDossier = (record: CompanyRecord, today: Day, industry: IndustryFacts | null): Dossier => ({
  today,
  kind: record.row.kind === 'company' ? 'company' : 'entrepreneur',
  blocks: {
    ...readBlocks(record, NOTHING_COPIED, []),
    register: held(record.row.registerAsOf, { ...record.register, row: record.row }),
    ...(industry ? { industry: ofYear(industry) } : {}),
  } as Dossier['blocks'],
})

/** One statement for record and related companies, unless the caller has the record. */
async function opened(
  db: Reader,
  row: CompanyRow,
  { record, tied }: AlreadyRead,
): Promise<Partial<OpenedCard> & Pick<OpenedCard, 'record'>> {
  if (record) return { record, ...(tied ? { tied: [...tied] } : {}) }
  return (await openCompanyCard(db, row)) ?? { record: await openRecord(db, row) }
}

/** Facts computed over the whole register, for companies only. */
async function overRegister(
  db: Reader,
  record: CompanyRecord,
  { tied, copies, own }: Pick<AlreadyRead, 'tied'> & { copies: Copies; own: Dossier['blocks'] },
): Promise<Partial<Record<BlockName, Holding<unknown>>>> {
  const { row, register } = record
  const [places, group, industry, disqualified] = await Promise.all([
    readPlaces(db, row, register),
    readGroup(db, record, tied),
    readIndustry(db, row),
    findDisqualified(db, record, copies, own.disqualified),
  ])
  return {
    places: held(row.registerAsOf, places),
    group: held(row.registerAsOf, group),
    industry: industry ? ofYear(industry) : held(row.registerAsOf, null),
    ...(disqualified ? { disqualified } : {}),
  }
}

/** Ratios have the day of their year. */
const ofYear = (industry: IndustryFacts): Holding<IndustryFacts> => held(`${industry.year}-12-31`, industry)

const WORDS: readonly BlockName[] = [
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

function readBlocks(record: CompanyRecord, copies: Copies, down: readonly string[]): Partial<Record<BlockName, Holding<unknown>>> {
  const {
    blocks,
    provenance,
    row: { isExample },
  } = record
  const shaped: Partial<Record<BlockName, unknown>> = {
    ...blocks,
    ...newestYears(blocks),
    ...readSanctions(blocks, copies, isExample),
    ...disqualifiedIn(blocks, copies, isExample),
  }
  const holdings: Partial<Record<BlockName, Holding<unknown>>> = {}
  for (const word of WORDS) {
    const data = shaped[word]
    const from = provenance[word]
    if (data !== undefined)
      holdings[word] = held(from?.asOf ?? from?.loadedAt.toISOString().slice(0, 10) ?? newestList(copies.lists(isExample)), data)
    else Object.assign(holdings, withoutEntry(word, checkCopy(word, { record, copies, down })))
  }
  return holdings
}

/** A source that was not asked has no holding. */
function withoutEntry(word: BlockName, { state, as_of: asOf }: ReturnType<typeof checkCopy>): Partial<Record<BlockName, Holding<unknown>>> {
  if (state === 'not_found' && asOf) return { [word]: held(asOf, null) }
  if (state === 'part' && asOf) return { [word]: { state: 'part', asOf } }
  return state === 'down' ? { [word]: { state: 'down' } } : {}
}

/** For a company on no list: the newest day of the lists held. */
const newestList = (lists: ReturnType<Copies['lists']>): Day => [...lists.values()].sort().at(-1) ?? ''

/** The age of a yearly set is that of its newest year. */
function newestYears(blocks: CompanyRecord['blocks']): Partial<Facts> {
  const [people, before] = blocks.headcount?.years ?? []
  const isNext = people && before && before.year === people.year - 1
  const [income, earlier] = blocks.incomes?.years ?? []
  return {
    ...one('incomes', income && { ...income, ...(earlier?.year === income.year - 1 ? { before: earlier } : {}) }),
    ...one('taxes', blocks.taxes?.years[0]),
    ...one('offences', blocks.offences?.years[0]),
    ...one('headcount', people && { ...people, ...(isNext ? { before: before.count } : {}) }),
  }
}

const one = <K extends BlockName>(name: K, data: Facts[K] | undefined): Partial<Facts> => (data ? { [name]: data } : {})

const disqualifiedIn = ({ disqualified }: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> =>
  one('disqualified', disqualified && { ...disqualified, namesakes: [], isPart: !copies.wholeOn('disqualified', isExample) })

/** «No match» is an answer only for lists of which we hold a copy. */
function readSanctions(blocks: CompanyRecord['blocks'], copies: Copies, isExample: boolean): Partial<Facts> {
  const [covered, parts] = [copies.lists(isExample), copies.parts(isExample)]
  if (blocks.sanctions) return { sanctions: { ...blocks.sanctions, matches: blocks.sanctions.matches ?? [], covered, parts } }
  return covered.size + parts.size > 0 ? { sanctions: { matches: [], covered, parts } } : {}
}
