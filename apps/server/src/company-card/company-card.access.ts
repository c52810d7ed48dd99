// Finds the company of a card by its number or id; all operations of the card go through here.
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { PageReads } from '../platform/http/page-reads.ts'
import {
  type CompanyKind,
  type CompanyRow,
  findById,
  findByNumber,
  type NumberQuery,
  type OpenedCard,
  openCard,
  readNumberQuery,
  sharedCardKey,
} from '../registry/registry.ts'
import type { SummaryInRow } from '../reliability/reliability.ts'
import type { CopyInRow } from '../sources/sources.ts'

/**
 * The record of this kind (company or sole trader) by ИНН (taxpayer number) or ОГРН (state registration number). Throws `number_invalid`, and
 * `company_not_found` also if the number belongs to a record of the other kind.
 */
export async function requireCompanyByNumber(db: Reader, number: string, kind: CompanyKind): Promise<CompanyRow> {
  const row = await findByNumber(db, number)
  return row?.kind === kind ? row : refuse('company_not_found')
}

/**
 * The company or sole trader of the card; its number may be in any of the query parameters `inn`, `ogrn` and `query`. Throws `number_invalid` and
 * `company_not_found`.
 */
export async function requireCard(db: Reader, query: NumberQuery): Promise<CompanyRow> {
  return (await findByNumber(db, await readNumberQuery(db, query))) ?? refuse('company_not_found')
}

/** A company, not a sole trader, by our id. Throws `company_not_found`. */
export async function requireCompanyById(db: Reader, id: number): Promise<CompanyRow> {
  const row = await findById(db, id)
  return row?.kind === 'company' ? row : refuse('company_not_found')
}

/** A company's record and connected companies; `beside`: the other data of the card's page, if the same query has read them. */
export interface CardRead extends OpenedCard {
  readonly beside?: {
    /** User id of the company's representative; null without one. */
    readonly representative: number | null
    /** Whether it has goods on sale. */
    readonly hasShowcase: boolean
    /** The stored summary of the reliability report; null without a valid one. */
    readonly summary: SummaryInRow | null
    /** Ids of marks by which the company disputes facts about it; null if none. */
    readonly marks: readonly number[] | null
    /** Names of the blocks (facts of one source) that a source failed to deliver at the last request; null if none. */
    readonly down: readonly string[] | null
    /** The stored copies of published lists and registers: day and size of each. */
    readonly copies: readonly CopyInRow[] | null
  }
}

/** The parameters of an operation of the card. */
export interface CardRequest {
  readonly db: Reader
  readonly query: NumberQuery
  /** Reads that several operations of one page share; null outside a page. */
  readonly shared: PageReads | null
}

/** The company with its record and connected companies, read once for all operations of a page. Throws `number_invalid`, `company_not_found`. */
export async function requireWholeCard(
  request: CardRequest,
  read: (db: Reader, number: string) => Promise<CardRead | null> = openCard,
): Promise<CardRead> {
  const number = await readNumberQuery(request.db, request.query)
  const open = () => read(request.db, number)
  return (await (request.shared ? request.shared.once(sharedCardKey(number), open) : open())) ?? refuse('company_not_found')
}
