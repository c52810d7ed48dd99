// Queries of the approvals of deals. If the sum of a deal is above the limit of the member's team, a second person of the team must approve it.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface NewApproval {
  readonly deal_id: number
  readonly team_id: number
  /** The team's limit at that time. */
  readonly over_kopecks: number
  readonly requested_by: number
  readonly requested_at: Date
}

export const insertApproval = (tx: Tx, row: NewApproval) => tx.insertInto('deal_approvals').values(row).execute()

/** `inTeam`: the member who opened the deal is still in the team that decides. `asker` is that member's name. */
const selectApprovals = (db: Reader) =>
  db
    .selectFrom('deal_approvals as approval')
    .innerJoin('deals as deal', 'deal.id', 'approval.deal_id')
    .innerJoin('users as asker', 'asker.id', 'approval.requested_by')
    .leftJoin('users as decider', 'decider.id', 'approval.decided_by')
    .leftJoin('team_people as place', (join) =>
      join.onRef('place.user_id', '=', 'approval.requested_by').onRef('place.team_id', '=', 'approval.team_id'),
    )
    .select([
      ...(['approval.deal_id as dealId', 'approval.team_id as teamId', 'approval.over_kopecks as overKopecks'] as const),
      ...(['approval.requested_by as requestedBy', 'approval.requested_at as requestedAt', 'approval.approved'] as const),
      ...([
        'approval.comment',
        'approval.decided_at as decidedAt',
        'asker.full_name as asker',
        'decider.full_name as decider',
        'deal.title',
      ] as const),
    ])
    .select(sql<boolean>`place.user_id is not null`.as('inTeam'))

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>

export const findApproval = (db: Reader, dealId: number) => selectApprovals(db).where('approval.deal_id', '=', dealId).executeTakeFirst()

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Approvals of deals whose openers are still in the team; those that wait for a decision first, then the newest. */
export const listTeamApprovals = (db: Reader, teamId: number, { limit, offset }: Slice) =>
  selectApprovals(db)
    .innerJoin('checks as check', 'check.id', 'deal.check_id')
    .select([
      ...(['deal.kind', 'deal.sum_kopecks as sumKopecks', 'check.number'] as const),
      ...(['check.name', 'check.inn', 'check.ogrn'] as const),
    ])
    .where('place.team_id', '=', teamId)
    .orderBy((column) => column('approval.decided_at', 'is', null), 'desc')
    .orderBy('approval.deal_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countTeamApprovals(db: Reader, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('deal_approvals as approval')
    .innerJoin('team_people as place', (join) =>
      join.onRef('place.user_id', '=', 'approval.requested_by').onRef('place.team_id', '=', 'approval.team_id'),
    )
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('approval.team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Decision {
  readonly decided_by: number
  readonly approved: boolean
  readonly comment: string | null
  readonly decided_at: Date
}

/** Stores the decision; undefined if there is one already, or none is needed. A constraint of the table refuses the opener of the deal. */
export const putDecision = (tx: Tx, dealId: number, decision: Decision) =>
  tx
    .updateTable('deal_approvals')
    .set(decision)
    .where('deal_id', '=', dealId)
    .where('decided_at', 'is', null)
    .returning('deal_id')
    .executeTakeFirst()
