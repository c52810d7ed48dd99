// Staff list accounts, read the audit log, and block or unblock an account. Blocks and their ends are recorded in the audit log.
import type { AuditEntry, StaffUser } from '@sverka/contract/auth/auth.staff'
import { personBlocked, personUnblocked } from '../events.ts'
import { type AuditFilter, countAuditEntries, listAuditEntries } from '../platform/audit/audit.sql.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { countUsersForStaff, listUsersForStaff, setBlocked, type UserFilter } from './auth.staff.sql.ts'
import { endUserSessions } from './sessions.sql.ts'
import { lockUser } from './users.sql.ts'

export interface RequestedPage {
  readonly page?: number
  readonly page_size?: number
}

const slice = ({ page = 1, page_size = 20 }: RequestedPage) => ({ limit: page_size, offset: (page - 1) * page_size })

export async function readUsersPage(db: Reader, query: RequestedPage & UserFilter, at: Date) {
  const rows = await listUsersForStaff(db, query, { ...slice(query), at })
  const result: StaffUser[] = rows.map((row) => ({
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    is_staff: row.is_staff,
    name_membership: row.planName,
    date_joined: row.createdAt.toISOString(),
    blocked_at: row.blockedAt?.toISOString() ?? null,
  }))
  return { count: await countUsersForStaff(db, query), page: query.page ?? 1, page_size: query.page_size ?? 20, result }
}

export async function readAuditPage(db: Reader, query: RequestedPage & AuditFilter) {
  const rows = await listAuditEntries(db, query, slice(query))
  const result: AuditEntry[] = rows.map((row) => ({
    id: row.id,
    happened_at: row.happenedAt.toISOString(),
    actor: row.actorId === null ? null : { id: row.actorId, full_name: row.actorName ?? '', email: row.actorEmail ?? '' },
    action: row.action,
    subject: row.subject,
    details: row.details as AuditEntry['details'],
    address: row.address,
  }))
  return { count: await countAuditEntries(db, query), page: query.page ?? 1, page_size: query.page_size ?? 20, result }
}

interface BlockRequest {
  readonly staff: Session
  readonly userId: number
  readonly clientIp: string | null
}

/**
 * Blocks a person and ends all their sessions, so that unblocking revives none. Other modules end the person's rights for companies and teams
 * and hide their products (event `personBlocked`). Throws `not_found`, and `conflict` if the person is blocked already or staff try to block
 * themselves.
 */
export async function blockAccount(tx: Tx, deps: AuthDeps, { staff, userId, clientIp }: BlockRequest, reason = ''): Promise<void> {
  const user = (await lockUser(tx, userId)) ?? refuse('not_found')
  if (user.blocked_at || user.id === staff.userId) refuse('conflict')
  const at = deps.clock.now()
  await setBlocked(tx, user.id, at)
  await endUserSessions(tx, user.id, { at, reason: 'blocked' })
  await deps.announce(tx, personBlocked, { userId: user.id, staffId: staff.userId, clientIp })
  const details: Record<string, string> = reason.trim() === '' ? {} : { reason: reason.trim() }
  await recordAudit(tx, deps.clock, { action: 'auth.blocked', actorId: staff.userId, subject: `user:${user.id}`, details, clientIp })
}

/** Throws `not_found`, and `conflict` if the person is not blocked. */
export async function unblockAccount(tx: Tx, deps: AuthDeps, { staff, userId, clientIp }: BlockRequest): Promise<void> {
  const user = (await lockUser(tx, userId)) ?? refuse('not_found')
  if (!user.blocked_at) refuse('conflict')
  await setBlocked(tx, user.id, null)
  await deps.announce(tx, personUnblocked, { userId: user.id })
  await recordAudit(tx, deps.clock, { action: 'auth.unblocked', actorId: staff.userId, subject: `user:${user.id}`, clientIp })
}
