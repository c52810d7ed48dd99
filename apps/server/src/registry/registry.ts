// The interface of the register for the rest of the server, which imports only this file. Finds and lists companies, reads their blocks of facts (one
// for each source) and their ties (founders, heads, predecessors …).
import type { Reader } from '../platform/db/database.ts'
import { type BlockProvenance, type Blocks, type OpenedBlocks, openBlocks } from './blocks.ts'
import { findCard, findCardById, selectCard, TIES_SHOWN } from './card.sql.ts'
import { type Classifiers, loadClassifiers } from './classifiers.ts'
import { asExamples, type CompanyRecord, NO_REGISTER_FACTS, toRecord } from './company-record.ts'
import type { Founder, RegisterFacts } from './register-extract.ts'
import {
  type CompanyFilters,
  type CompanyRow,
  countCompanies,
  findCompanyById,
  findCompanyByInn,
  findCompanyByOgrn,
  listCompanies,
  listCompaniesByIds,
  listCompaniesByOgrn,
  listFacts,
  listFactsOfMany,
  listNamedTies,
  listNamingTies,
  listSharedHeads,
} from './registry.sql.ts'
import { readSearchedNumber } from './searched-number.ts'

export type { CompanyFilters, CompanyRecord, CompanyRow }
export { openBlocks, selectCard }

/** Lists of companies are counted and paged up to this number. */
export const LIST_MAX = 1000

/**
 * The row by ИНН (taxpayer number) or ОГРН (registration number). Throws `number_invalid` on a wrong length or check digit; null if nobody has it.
 */
export async function findByNumber(db: Reader, number: string): Promise<CompanyRow | null> {
  const { digits, column } = readSearchedNumber(number)
  const row = column === 'ogrn' ? await findCompanyByOgrn(db, digits) : await findCompanyByInn(db, digits)
  return row ?? null
}

/** A company with the companies tied to it. */
export interface OpenedCard {
  readonly record: CompanyRecord
  readonly tied: TiedCompany[]
}

/** Cache key under which the operations of one page share the `OpenedCard` of a number; some store further data with it. */
export const sharedCardKey = (number: string): string => `card ${number}`

/** The results of `findByNumber`, `openRecord` and `listTied` by one statement. Throws `number_invalid`; null if nobody has the number. */
export async function openCard(db: Reader, number: string): Promise<OpenedCard | null> {
  const { digits, column } = readSearchedNumber(number)
  const found = await findCard(db, column, digits)
  return found ? openedCard(found) : null
}

/** The same for a row that was read before; null if it was deleted. */
export async function openCompanyCard(db: Reader, row: CompanyRow): Promise<OpenedCard | null> {
  const found = await findCardById(db, row.id)
  return found ? openedCard(found) : null
}

/** Turns the row that `selectCard` gives into a card. */
export function openedCard({ row, blocks, named, naming, shared }: NonNullable<Awaited<ReturnType<typeof findCard>>>): OpenedCard {
  const stored = blocks.map(({ facts, loadedAt, ...block }) => ({
    ...block,
    loadedAt: new Date(loadedAt),
    facts: Buffer.from(facts, 'base64'),
  }))
  return { record: toRecord(row, stored), tied: joinTies(row, { named, naming, shared }) }
}

/** The row by its id, or null. */
export const findById = async (db: Reader, id: number): Promise<CompanyRow | null> => (await findCompanyById(db, id)) ?? null

/** Rows by their ids, sorted by id; missing ones are left out. */
export const findByIds = async (db: Reader, ids: readonly number[]): Promise<CompanyRow[]> =>
  ids.length > 0 ? listCompaniesByIds(db, ids) : []

/** Rows by ОГРН, in any order; missing ones are left out. */
export const findByOgrns = async (db: Reader, ogrns: readonly string[]): Promise<CompanyRow[]> =>
  ogrns.length > 0 ? listCompaniesByOgrn(db, ogrns) : []

/** Sources of blocks; `register` is the extract. */
export type RecordBlockName = keyof Blocks | 'register'

/** Reads the blocks of a company: all, or only the named ones, so that a tab reads only its own data. */
export async function openRecord(db: Reader, row: CompanyRow, blockNames?: readonly RecordBlockName[]): Promise<CompanyRecord> {
  return toRecord(row, await listFacts(db, row, blockNames && listSources(blockNames)))
}

/** The named blocks of many companies in one statement; the result has one entry for each row, in the same order. */
export async function openBlocksOfMany(db: Reader, rows: readonly CompanyRow[], blockNames: readonly RecordBlockName[]): Promise<Blocks[]> {
  const ids = rows.map(({ id }) => id)
  const opened = await openFactsOfMany(db, ids, blockNames)
  return rows.map(({ id }) => opened.get(id)?.blocks ?? {})
}

/** The extracts of many companies, by company id, with where they come from. Companies without an extract are left out. */
export async function openExtractsOfMany(db: Reader, rows: readonly Pick<CompanyRow, 'id' | 'isExample'>[]): Promise<Map<number, Extract>> {
  const examples = new Set(rows.filter(({ isExample }) => isExample).map(({ id }) => id))
  const ids = rows.map(({ id }) => id)
  const opened = await openFactsOfMany(db, ids, ['register'])
  return new Map(
    [...opened].map(([id, { register, provenance }]) => {
      const from = (examples.has(id) ? asExamples(provenance) : provenance).register ?? null
      return [id, { register: { ...NO_REGISTER_FACTS, ...register }, from }]
    }),
  )
}

export interface Extract {
  readonly register: RegisterFacts
  readonly from: BlockProvenance | null
}

/** Blocks that are stored by this ИНН, which may be that of a person who is no sole trader. */
export const openBlocksOfNumber = async (db: Reader, inn: string, blockNames: readonly RecordBlockName[]): Promise<Blocks> =>
  // No company has the id 0, so only blocks stored by number are found.
  openBlocks(await listFacts(db, { id: 0, inn, ogrn: inn }, listSources(blockNames))).blocks

/** The named blocks of many companies with where they come from, by company id; a company without any is left out. */
export async function openFactsOfMany(
  db: Reader,
  ids: readonly number[],
  blockNames: readonly RecordBlockName[],
): Promise<Map<number, OpenedBlocks>> {
  const stored = ids.length > 0 ? await listFactsOfMany(db, ids, listSources(blockNames)) : []
  return new Map([...Map.groupBy(stored, ({ id }) => id)].map(([id, blocks]) => [id, openBlocks(blocks)]))
}

/** The founders that the extracts of many companies name, by the company's id. */
export async function openFoundersOfMany(db: Reader, ids: readonly number[]): Promise<Map<number, readonly Founder[]>> {
  const extracts = await openExtractsOfMany(
    db,
    ids.map((id) => ({ id, isExample: false })),
  )
  return new Map([...extracts].map(([id, { register }]) => [id, register.founders]))
}

/** The stored sources of the named blocks. */
const listSources = (blockNames: readonly RecordBlockName[]): string[] =>
  blockNames.flatMap((word) =>
    word === 'register' ? ['egrul', 'egrip'] : word === 'mspLeft' ? ['msp'] : word === 'sanctionsLeft' ? ['sanctions'] : [word],
  )

/** One page of rows (`number` from 1) and the count, at most `LIST_MAX`; `exact` is false if there are more. */
export async function listRows(
  db: Reader,
  filters: CompanyFilters,
  page: { number: number; size: number },
): Promise<{ rows: CompanyRow[]; count: number; exact: boolean }> {
  const counted = await countCompanies(db, filters, LIST_MAX + 1)
  const offset = (page.number - 1) * page.size
  const limit = Math.min(page.size, LIST_MAX - offset)
  const rows = limit > 0 && offset < counted ? await listCompanies(db, filters, { limit, offset }) : []
  return { rows, count: Math.min(counted, LIST_MAX), exact: counted <= LIST_MAX }
}

export type Relation = 'founder' | 'subsidiary' | 'manager' | 'managed' | 'predecessor' | 'successor' | 'shared_head'

/** A company tied to another one, with its row if the register has it. */
export interface TiedCompany {
  readonly relation: Relation
  readonly name: string
  readonly inn: string | null
  readonly ogrn: string | null
  readonly row: CompanyRow | null
  /** Further relations of the same company: a founder may be the successor too. */
  readonly also?: readonly Relation[]
  /** ИНН of the shared head. */
  readonly headInn?: string | null
}

/** Relation of a company that the card's company names, by its role. */
const NAMED: Readonly<Record<string, Relation>> = {
  founder: 'founder',
  manager: 'manager',
  predecessor: 'predecessor',
  successor: 'successor',
}
/** Relation of a company that names the card's company, by the role there: if the card's company is its founder, it is a subsidiary. */
const NAMING: Readonly<Record<string, Relation>> = {
  founder: 'subsidiary',
  manager: 'managed',
  predecessor: 'successor',
  successor: 'predecessor',
}

/**
 * Companies that this one names, then those that name it, then those with the same head. Each once, under its first relation; the others
 * are in `also`. At most `TIES_SHOWN` of each of the three kinds.
 */
export async function listTied(db: Reader, row: CompanyRow, headInns: readonly string[]): Promise<TiedCompany[]> {
  const named = await listNamedTies(db, row.id, TIES_SHOWN)
  const naming = await listNamingTies(db, row.ogrn, TIES_SHOWN)
  const shared = headInns.length > 0 ? await listSharedHeads(db, row.id, headInns, TIES_SHOWN) : []
  return joinTies(row, { named, naming, shared })
}

interface Ties {
  readonly named: Awaited<ReturnType<typeof listNamedTies>>
  readonly naming: Awaited<ReturnType<typeof listNamingTies>>
  readonly shared: Awaited<ReturnType<typeof listSharedHeads>>
}

function joinTies(row: CompanyRow, { named, naming, shared }: Ties): TiedCompany[] {
  const tied: TiedCompany[] = []
  for (const tie of named) {
    const relation = NAMED[tie.role]
    if (relation)
      tied.push({ relation, name: tie.tieName, inn: tie.tieInn, ogrn: tie.tieOgrn, row: tie.id === null ? null : (tie as CompanyRow) })
  }
  for (const tie of naming) {
    const relation = NAMING[tie.role]
    if (relation) tied.push({ relation, name: tie.name, inn: tie.inn, ogrn: tie.ogrn, row: tie })
  }
  for (const tie of shared)
    tied.push({ relation: 'shared_head', name: tie.name, inn: tie.inn, ogrn: tie.ogrn, row: tie, headInn: tie.tieInn })
  const grouped = Map.groupBy(tied, (company) => company.ogrn ?? company.name)
  grouped.delete(row.ogrn)
  return [...grouped.values()].flatMap(([first, ...others]) => {
    const also = new Set(others.map(({ relation }) => relation).filter((relation) => relation !== first?.relation))
    return first ? [also.size > 0 ? { ...first, also: [...also] } : first] : []
  })
}

/** Names of codes: activities (ОКВЭД), regions, legal forms, kinds of records, lines of accounts. */
export const classifiers = (db: Reader): Promise<Classifiers> => loadClassifiers(db)

export type {
  AccountsFacts,
  AccountsYear,
  BankruptcyFacts,
  CasesFacts,
  ContactsFacts,
  Contract,
  ContractsFacts,
  EnforcementFacts,
  Inspection,
  InspectionsFacts,
  LegalCase,
  LinkedCompany,
  Party,
  SanctionsFacts,
  SanctionsMatch,
  SourcedFacts,
  StatisticsFacts,
  Trademark,
  TrademarksFacts,
} from './blocks-by-company.ts'
export type { DebtsFacts, HeadcountFacts, IncomesFacts, MspFacts, OffencesFacts, RegimesFacts, TaxesFacts } from './blocks-by-inn.ts'
export { type FoundBranch, findBranches, findOwnersOfKpps, presentBranch } from './branches.ts'
export { type CompanySource, type FoundAnswer, type FoundEntry, type SourcedCompany, SourceError } from './company-source.ts'
export { asPlaintiff, asRespondent, caseOutcome, claimedKopecks, distinctCases, pendingCases, roleInCase } from './court-cases.ts'
export { findIdsByNumbers, findNamesByNumbers, type NamedCompany } from './find-ids.ts'
export { BatchBuilder, type BlockRow, type ParsedBatch } from './import/database/staged-rows.ts'
export { fillWithExamples } from './import/fill-with-examples.ts'
export type { CompaniesChanged } from './import/merge/merge-batches.ts'
export { type NumberQuery, readNumberQuery } from './number-query.ts'
export { type EarlierExtract, listEarlierExtracts, openPastRecord, type PastCompany, readLists } from './past-record.ts'
export { findFirstDay, listWholeCopiesOn } from './past-versions.sql.ts'
export {
  type Authority,
  type Branch,
  type Coded,
  type CompanyColumns,
  type CompanyKind,
  type Founder,
  type Fund,
  type Head,
  type HiddenHead,
  type HistoryRecord,
  type License,
  type RegisterFacts,
  type RegisterRecord,
  tiesOfBranches,
  toTie,
} from './register-extract.ts'
export { findSanctionsList, partsOfList, partsOfOtherLists, type SanctionsListCode } from './sanctions-names.ts'
export { readSearchedNumber } from './searched-number.ts'
export { endedName, findProcedure, saysEnded } from './status-names.ts'
export { debtLeft, isPaid, sumUnpaid, unpaidProceedings } from './unpaid-proceedings.ts'
export type { BlockProvenance, Blocks, Classifiers, OpenedBlocks }
