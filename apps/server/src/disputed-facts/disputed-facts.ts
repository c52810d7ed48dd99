// Disputed facts for other features of the server: the marks with which a company's representative disputes entries on the company's card, and the
// part of them that is public.
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import {
  type Addressee,
  type DisputeReason,
  type DisputeState,
  type FactKind,
  factTabs,
  isMarked,
} from '@sverka/contract/disputed-facts/disputed-facts.rules'
import type { Reader } from '../platform/db/database.ts'
import type { CompanyRow } from '../registry/registry.ts'
import { countDisputes, type DisputeRow, listDisputes, listMarks } from './disputed-facts.sql.ts'

export { marksChangedAt, marksColumn, marksCountColumn, marksState } from './disputed-facts.sql.ts'
export { factBlock, withoutFact } from './facts.ts'

/** The company's comment, appeal and document are public only in the state `standing`: staff have accepted the form, and the mark has not ended. */
const isPublic = ({ state }: Pick<DisputeRow, 'state'>): boolean => state === 'standing'

/** A dispute in the form of the API. `seesAll`, for its author and staff, includes the company's comment before staff have accepted it. */
export function presentDispute(row: DisputeRow, seesAll = false): DisputedFact {
  const kind = row.kind as FactKind
  const state = row.state as DisputeState
  const showsComment = isPublic(row) || (seesAll && isMarked(state))
  return {
    id: row.id,
    kind,
    tab: factTabs[kind],
    record: row.record,
    what: row.what,
    sum: row.kopecks === null ? null : Number(row.kopecks) / 100,
    on: row.on === null ? null : String(row.on),
    source: row.source,
    source_as_of: row.sourceAsOf === null ? null : String(row.sourceAsOf),
    reason: row.reason as DisputeReason,
    addressee: row.addressee as Addressee,
    state,
    disputed_at: row.disputedAt.toISOString(),
    until: String(row.until),
    checked_at: row.checkedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    said: showsComment ? row.said : null,
    appeal: showsComment ? { number: row.appealNumber, on: String(row.appealedOn) } : null,
    document: showsComment ? { name: row.fileName, size: row.fileSize, sha256: row.fileHash } : null,
  }
}

/** The marks on the card of a company, the earliest first. */
export const readMarks = async (db: Reader, companyId: number): Promise<DisputedFact[]> =>
  (await listMarks(db, companyId)).map((row) => presentDispute(row))

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
}

/** A page of a company's disputes, also ended ones, the newest first. The member `userId` also sees the comments of their own. */
export async function readDisputesPage(db: Reader, company: CompanyRow, userId: number | null, { page = 1, page_size = 20 }: PageQuery) {
  const rows = await listDisputes(db, company.id, { limit: page_size, offset: (page - 1) * page_size })
  const result = rows.map((row) => presentDispute(row, row.userId === userId))
  const { name, inn, ogrn } = company
  return { count: await countDisputes(db, company.id), page, page_size, result, company: { name, inn, ogrn } }
}
