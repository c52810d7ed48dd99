// Turns rows of claims (a buyer's complaints about an order) into the JSON that the API returns.
import type { Claim, ClaimFile } from '@sverka/contract/orders/claims'
import { type ClaimActor, type ClaimState, openClaimActs } from '@sverka/contract/orders/claims.rules'
import { moscowDay } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type ClaimFileRow, type ClaimRow, listClaimFiles } from './claims.sql.ts'

/** Number that people see: order and place of the claim in it, `10471-1`. */
export const claimNumber = ({ orderId, number }: Pick<ClaimRow, 'orderId' | 'number'>): string => `${orderId}-${number}`

const presentFile = ({ id, kind, size }: ClaimFileRow): ClaimFile => ({ id, kind: kind as ClaimFile['kind'], size })

const presentAnswer = (row: ClaimRow, files: ClaimFile[]): Claim['answer'] =>
  row.answeredAt && {
    answer: row.answer as NonNullable<Claim['answer']>['answer'],
    said: row.answerSaid ?? '',
    promised_on: row.promisedOn === null ? null : String(row.promisedOn),
    files,
    at: row.answeredAt.toISOString(),
  }

interface Viewer {
  /** The reader's role, on which the acts open to them depend. */
  readonly by: ClaimActor
  readonly now: Date
}

function presentClaim(row: ClaimRow, files: readonly ClaimFileRow[], { by, now }: Viewer): Claim {
  const state = row.state as ClaimState
  const dueOn = String(row.dueOn)
  const filesFrom = (side: 'buyer' | 'seller') => files.filter((file) => file.side === side).map(presentFile)
  return {
    id: row.id,
    number: claimNumber(row),
    kind: row.kind as Claim['kind'],
    wish: row.wish as Claim['wish'],
    said: row.said,
    files: filesFrom('buyer'),
    claimed_at: row.claimedAt.toISOString(),
    state,
    due_on: dueOn,
    answer: presentAnswer(row, filesFrom('seller')),
    escalated: row.escalatedAt && { at: row.escalatedAt.toISOString(), by: row.escalatedBy as 'buyer' | 'term' },
    decision: row.decision === null ? null : { for: row.decision as 'buyer' | 'seller', said: row.decisionSaid ?? '' },
    ended_at: row.endedAt?.toISOString() ?? null,
    acts: openClaimActs({ state, due_on: dueOn }, by, moscowDay(now)),
  }
}

/** The claims with their files, in the order of the rows. */
export async function presentClaims(db: Reader, rows: readonly ClaimRow[], viewer: Viewer): Promise<Claim[]> {
  if (rows.length === 0) return []
  const files = Map.groupBy(
    await listClaimFiles(
      db,
      rows.map(({ id }) => id),
    ),
    ({ claimId }) => claimId,
  )
  return rows.map((row) => presentClaim(row, files.get(row.id) ?? [], viewer))
}
