// The review of disputed facts by staff, who accept or refuse the form of a mark, not the fact. Each decision is recorded in the audit log.
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

interface Paged {
  readonly page?: number
  readonly page_size?: number
}

/** A page of the marks that wait for a review, the longest waiting first, with flagged words in their texts. */
export async function readWaitingPage(
  db: Reader,
  { findStopWords }: Pick<Services, 'findStopWords'>,
  { page = 1, page_size = 20 }: Paged,
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

export interface Decision {
  readonly id: number
  readonly staff: Pick<Session, 'userId'>
  readonly clientIp: string | null
}

const ACTIONS = { standing: 'disputes.accepted', refused: 'disputes.refused' } as const
const NOTICES = { standing: 'dispute_accepted', refused: 'dispute_refused' } as const satisfies Record<string, NoticeKind>

/** Locks a waiting mark. Throws `not_found`, `own_dispute` for its author, `conflict` if it was decided or has ended. */
async function openWaiting(tx: Tx, { id, staff }: Decision): Promise<DisputeRow> {
  const row = (await lockDispute(tx, id)) ?? refuse('not_found')
  if (row.userId === staff.userId) refuse('own_dispute')
  if (row.state !== 'checking') await refuseAlreadyDecided(tx, `dispute:${id}`, Object.values(ACTIONS))
  return row
}

/** Tells the author and records the decision. */
async function finish(tx: Tx, services: Services, { staff, clientIp }: Decision, outcome: { row: DisputeRow; reason?: string }) {
  const { row, reason } = outcome
  const state = reason === undefined ? 'standing' : 'refused'
  const company = (await findById(tx, row.companyId)) ?? refuse('not_found')
  const said: Record<string, string> = reason === undefined ? {} : { reason }
  await raiseNotice(tx, services.clock, {
    userId: row.userId,
    kind: NOTICES[state],
    params: { company: readableName(company.name), ...said },
    path: `/disputed-facts/${company.ogrn}`,
    dedupeKey: `dispute:${row.id}`,
  })
  const entry = { action: ACTIONS[state], actorId: staff.userId, subject: `dispute:${row.id}`, details: said, clientIp }
  await recordAudit(tx, services.clock, entry)
}

/** Accepts the form: the company's words, appeal and document become public. */
export async function acceptDisputedFact(tx: Tx, services: Services, decision: Decision): Promise<undefined> {
  const row = await openWaiting(tx, decision)
  const checked = { checked_at: services.clock.now(), checked_by: decision.staff.userId }
  await updateDispute(tx, row.id, { ...checked, state: 'standing' })
  await finish(tx, services, decision, { row })
}

/** Refuses the form: the mark ends, its document is deleted, and only its author is told the reason. */
export async function rejectForm(tx: Tx, services: Services, decision: Decision, reason: string): Promise<undefined> {
  const row = await openWaiting(tx, decision)
  const now = services.clock.now()
  const why = reason.trim()
  const checked = { checked_at: now, checked_by: decision.staff.userId }
  await updateDispute(tx, row.id, { ...checked, state: 'refused', refuse_reason: why, ended_at: now })
  await deleteDocumentAfterCommit(tx, services, row.fileId)
  await finish(tx, services, decision, { row, reason: why })
}
