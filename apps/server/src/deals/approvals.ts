// Approval of deals: a deal whose sum is above the limit of the member's team waits until a second person of the team approves or refuses it. The
// decision is shown with the deal; it blocks nothing on the site.
import type { DealApproval, ListedDealApproval } from '@sverka/contract/deals/deal-approvals'
import type { DealApprovalState, DealKind } from '@sverka/contract/deals/deals.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { raiseNotice, raiseNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { findMemberTeam, listTeamPeople, lockTeamPeople, type MemberTeam, recordTeamEvent } from '../team/team.ts'
import { type ApprovalRow, countTeamApprovals, findApproval, insertApproval, listTeamApprovals, putDecision } from './approvals.sql.ts'

/** `nobody`: the opener has left the team before a decision, so nobody can decide any more. */
const readState = ({ approved, inTeam }: Pick<ApprovalRow, 'approved' | 'inTeam'>): DealApprovalState => {
  if (approved !== null) return approved ? 'approved' : 'refused'
  return inTeam ? 'waiting' : 'nobody'
}

const presentApproval = (row: ApprovalRow): DealApproval => ({
  state: readState(row),
  over: Number(row.overKopecks) / 100,
  requested_by: row.asker,
  requested_at: row.requestedAt.toISOString(),
  decided_by: row.decider,
  decided_at: row.decidedAt?.toISOString() ?? null,
  comment: row.comment,
})

/** Null if the deal needs no decision. */
export async function readApproval(db: Reader, dealId: number): Promise<DealApproval | null> {
  const row = await findApproval(db, dealId)
  return row ? presentApproval(row) : null
}

interface Request {
  readonly dealId: number
  readonly userId: number
  readonly title: string
}

/**
 * The person's team, locked, if its limit is below the sum of the deal; null if the deal needs no approval. Throws a field error for `sum` if
 * the team has a limit and the deal has no sum.
 */
export async function lockApprovalTeam(tx: Tx, userId: number, sumKopecks: number | null): Promise<MemberTeam | null> {
  const team = await lockTeamPeople(tx, userId)
  if (!team || team.approvalOverKopecks === null) return null
  if (sumKopecks === null) refuseField('sum', 'required')
  return sumKopecks > team.approvalOverKopecks ? team : null
}

/** Stores that the deal waits for approval, and notifies the other people of the team. */
export async function requestApproval(tx: Tx, { clock }: Pick<Services, 'clock'>, team: MemberTeam, request: Request): Promise<void> {
  const { dealId, userId, title } = request
  const at = clock.now()
  const { teamId, approvalOverKopecks: over } = team
  await insertApproval(tx, { deal_id: dealId, team_id: teamId, over_kopecks: over ?? 0, requested_by: userId, requested_at: at })
  await recordTeamEvent(tx, team, { userId, kind: 'approval_asked', title, at })
  const others = (await listTeamPeople(tx, teamId)).filter((id) => id !== userId)
  const notice = { kind: 'deal_approval_asked', params: { deal: title }, path: '/profile/deals' } as const
  await raiseNotices(
    tx,
    clock,
    others.map((id) => ({ ...notice, userId: id, dedupeKey: `deal:${dealId}:approval:${id}` })),
  )
}

interface Paged {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

/** A page of approvals of the member's team; empty for a member of no team. */
export async function readApprovalsPage(db: Reader, userId: number, { page = 1, page_size: size = 20 }: Paged) {
  const team = await findMemberTeam(db, userId)
  if (!team) return { count: 0, page, page_size: size, result: [] }
  const rows = await listTeamApprovals(db, team.teamId, { limit: size, offset: (page - 1) * size })
  const result = rows.map(
    (row): ListedDealApproval => ({
      id: row.dealId,
      kind: row.kind as DealKind,
      title: row.title,
      sum: Number(row.sumKopecks) / 100,
      company: { name: row.name, inn: row.inn, ogrn: row.ogrn },
      check: row.number,
      approval: presentApproval(row),
      mine: row.requestedBy === userId,
    }),
  )
  return { count: await countTeamApprovals(db, team.teamId), page, page_size: size, result }
}

interface Decision {
  readonly userId: number
  readonly dealId: number
  readonly approved: boolean
  readonly comment: string | undefined
}

/**
 * Stores the decision of a member about another member's deal, and notifies that member. Throws `not_found`, `own_approval`, `approval_decided`, and
 * field errors of `comment`, which a refusal needs.
 */
export async function decideDeal(tx: Tx, services: Services, { userId, dealId, approved, comment }: Decision): Promise<DealApproval> {
  const team = (await lockTeamPeople(tx, userId)) ?? refuse('not_found')
  const row = await findApproval(tx, dealId)
  if (!row?.inTeam || row.teamId !== team.teamId) refuse('not_found')
  if (row.requestedBy === userId) refuse('own_approval')
  const trimmed = comment?.trim() || (approved ? null : refuseField('comment', 'required'))
  await refuseFlagged(tx, services, { comment: trimmed })
  const at = services.clock.now()
  const decision = { decided_by: userId, approved, comment: trimmed, decided_at: at }
  if (!(await putDecision(tx, dealId, decision))) refuse('approval_decided')
  const kind = approved ? 'approval_given' : 'approval_refused'
  await recordTeamEvent(tx, team, { userId, kind, personId: row.requestedBy, title: row.title, at })
  await raiseNotice(tx, services.clock, {
    userId: row.requestedBy,
    kind: approved ? 'deal_approved' : 'deal_not_approved',
    params: { deal: row.title, comment: trimmed },
    path: `/profile/deals/${dealId}`,
    dedupeKey: `deal:${dealId}:decision`,
  })
  return (await readApproval(tx, dealId)) ?? refuse('not_found')
}
