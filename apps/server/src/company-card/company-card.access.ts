// Finds the company of a card by number or id, of the kind asked for; all operations of the card go through here.
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { PageReads } from '../platform/http/page-reads.ts'
import {
  askedNumber,
  type CompanyKind,
  type CompanyRow,
  findById,
  findByNumber,
  type NumberQuery,
  type OpenedCard,
  openCard,
} from '../registry/registry.ts'
import type { SummaryInRow } from '../reliability/reliability.ts'
import type { CopyInRow } from '../sources/sources.ts'

/** Throws `number_invalid` and `company_not_found`. */
export async function accessByNumber(db: Reader, number: string, kind: CompanyKind): Promise<CompanyRow> {
  const row = await findByNumber(db, number)
  return row?.kind === kind ? row : refuse('company_not_found')
}

/** The company or sole trader of the card, by whichever query parameter gives its number. Throws `number_invalid` and `company_not_found`. */
export async function accessCard(db: Reader, query: NumberQuery): Promise<CompanyRow> {
  return (await findByNumber(db, await askedNumber(db, query))) ?? refuse('company_not_found')
}

/** Throws `company_not_found`. */
export async function accessCompanyById(db: Reader, id: number): Promise<CompanyRow> {
  const row = await findById(db, id)
  return row?.kind === 'company' ? row : refuse('company_not_found')
}

/** A card; `beside` is what else its page needs, if the same query read it. */
export interface CardRead extends OpenedCard {
  readonly beside?: {
    readonly representative: number | null
    readonly hasShowcase: boolean
    readonly summary: SummaryInRow | null
    /** Ids of marks of disputed facts, or null. */
    readonly marks: readonly number[] | null
    /** Blocks of data that are missing because their source could not be reached. */
    readonly down: readonly string[] | null
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

/** The company with its record and ties, read once for a page. Throws `number_invalid` and `company_not_found`. */
export async function accessWholeCard(
  request: CardRequest,
  read: (db: Reader, number: string) => Promise<CardRead | null> = openCard,
): Promise<CardRead> {
  const number = await askedNumber(request.db, request.query)
  const open = () => read(request.db, number)
  return (await (request.shared ? request.shared.once(`card ${number}`, open) : open())) ?? refuse('company_not_found')
}
