// The review of disputed facts by staff. They check only the form of a mark on a company's card (its comment, appeal and document), not whether the
// fact is wrong. Each decision is recorded in the audit log.
import { readableName } from '@sverka/contract/company/names'
import type { StaffDispute } from '@sverka/contract/disputed-facts/disputed-facts.staff'
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { readFlags } from '../platform/texts/flags.ts'
import { findById } from '../registry/registry.ts'
import { type DisputeRow, lockDispute, updateDispute } from './disputed-facts.sql.ts'
import { presentDispute } from './disputed-facts.ts'
import { deleteDocumentAfterCommit } from './documents.ts'
import { countWaiting, listWaiting } from './staff.sql.ts'

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
}

/** A page of the marks that wait for a review, the longest waiting first, with the links and forbidden words found in their texts. */
export async function readWaitingPage(
  db: Reader,
  { findStopWords }: Pick<Services, 'findStopWords'>,
  { page = 1, page_size = 20 }: PageQuery,
): Promise<{ count: number; page: number; page_size: number; result: StaffDispute[] }> {
  const rows = await listWaiting(db, { limit: page_size, offset: (page - 1) * page_size })
  const flagsFor = await readFlags(
    db,
    findStopWords,
    rows.map(({ id, said, appealNumber, fileName }) => ({ id, texts: [said, appealNumber, fileName] })),
  )
  const result = rows.map((row) => ({
    ...presentDispute(row, true),
    company: { name: row.name, ogrn: row.ogrn },
    user: { id: row.userId, full_name: row.fullName },
    ...flagsFor(row.id),
  }))
  return { count: await countWaiting(db), page, page_size, result }
}

/** A decision on the dispute `id`; the IP address goes into the audit log. */
export interface Decision {
  readonly id: number
  readonly staff: Pick<Session, 'userId'>
  readonly clientIp: string | null
}

const ACTIONS = { standing: 'disputes.accepted', refused: 'disputes.refused' } as const
const NOTICES = { standing: 'dispute_accepted', refused: 'dispute_refused' } as const satisfies Record<string, NoticeKind>

/** Locks a waiting mark. Throws `not_found`, `own_dispute` for its author, `conflict` if it was decided or has ended. */
async function lockWaiting(tx: Tx, { id, staff }: Decision): Promise<DisputeRow> {
  const row = (await lockDispute(tx, id)) ?? refuse('not_found')
  if (row.userId === staff.userId) refuse('own_dispute')
  if (row.state !== 'checking') await refuseAlreadyDecided(tx, `dispute:${id}`, Object.values(ACTIONS))
  return row
}

/** Notifies the author and records the decision. */
async function finish(tx: Tx, services: Services, { staff, clientIp }: Decision, outcome: { row: DisputeRow; reason?: string }) {
  const { row, reason } = outcome
  const state = reason === undefined ? 'standing' : 'refused'
  const company = (await findById(tx, row.companyId)) ?? refuse('not_found')
  const details: Record<string, string> = reason === undefined ? {} : { reason }
  await raiseNotice(tx, services.clock, {
    userId: row.userId,
    kind: NOTICES[state],
    params: { company: readableName(company.name), ...details },
    path: `/disputed-facts/${company.ogrn}`,
    dedupeKey: `dispute:${row.id}`,
  })
  const entry = { action: ACTIONS[state], actorId: staff.userId, subject: `dispute:${row.id}`, details, clientIp }
  await recordAudit(tx, services.clock, entry)
}

/** Accepts the form: the company's comment, appeal and document become public. Throws the errors of `openWaiting`. */
export async function acceptDisputedFact(tx: Tx, services: Services, decision: Decision): Promise<undefined> {
  const row = await lockWaiting(tx, decision)
  const checked = { checked_at: services.clock.now(), checked_by: decision.staff.userId }
  await updateDispute(tx, row.id, { ...checked, state: 'standing' })
  await finish(tx, services, decision, { row })
}

/** Refuses the form: the mark ends, its document is deleted, and only its author gets the reason. Throws the errors of `openWaiting`. */
export async function rejectForm(tx: Tx, services: Services, decision: Decision, reason: string): Promise<undefined> {
  const row = await lockWaiting(tx, decision)
  const now = services.clock.now()
  const why = reason.trim()
  const checked = { checked_at: now, checked_by: decision.staff.userId }
  await updateDispute(tx, row.id, { ...checked, state: 'refused', refuse_reason: why, ended_at: now })
  await deleteDocumentAfterCommit(tx, services, row.fileId)
  await finish(tx, services, decision, { row, reason: why })
}
