// The staff's page of one person: account, companies, orders, sign-ins, complaints and decisions. Each view is recorded in the audit log first.
import type { StaffPerson } from '@sverka/contract/back-office/person'
import { readableName } from '@sverka/contract/company/names'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findAccount, listCompanies, listComplaints, listDecisions, listOrders, listSignIns } from './person.sql.ts'

/** Action of the audit log for a view of this page; the list of decisions leaves it out. */
const VIEWED = 'back-office.person_read'

interface PersonRequest {
  readonly id: number
  readonly staff: Session
  readonly clientIp: string | null
}

const toIsoTime = (at: Date | null): string | null => at?.toISOString() ?? null

/** Records the view, then reads the page. Throws `not_found` for an unknown or deleted account. */
export async function openPerson(db: Db, clock: Clock, { id, staff, clientIp }: PersonRequest): Promise<StaffPerson> {
  const account = (await findAccount(readOnly(db), id, clock.now())) ?? refuse('not_found')
  const entry = { action: VIEWED, actorId: staff.userId, subject: `user:${id}`, clientIp }
  await db.transaction().execute((tx) => recordAudit(tx, clock, entry))
  return {
    id,
    email: account.email,
    full_name: account.full_name,
    is_staff: account.is_staff,
    name_membership: account.planName,
    date_joined: account.createdAt.toISOString(),
    blocked_at: toIsoTime(account.blockedAt),
    ...(await readLists(readOnly(db), id)),
  }
}

type Lists = Pick<StaffPerson, 'companies' | 'orders' | 'sessions' | 'complaints' | 'decisions'>

async function readLists(db: Reader, id: number): Promise<Lists> {
  const companies = (await listCompanies(db, id)).map(({ name, state, at, ...company }) => ({
    ...company,
    name: readableName(name),
    state: state as StaffPerson['companies'][number]['state'],
    at: at.toISOString(),
  }))
  const orders = (await listOrders(db, id)).map(({ buyerId, company, kopecks, at, ...order }) => ({
    ...order,
    company: readableName(company),
    side: buyerId === id ? ('buyer' as const) : ('seller' as const),
    total: kopecks / 100,
    at: at.toISOString(),
  }))
  const sessions = (await listSignIns(db, id)).map(({ begunAt, usedAt, endedAt, ...session }) => ({
    ...session,
    begun_at: begunAt.toISOString(),
    last_used_at: usedAt.toISOString(),
    ended_at: toIsoTime(endedAt),
  }))
  const complaints = (await listComplaints(db, id)).map(({ about, authorId, text, at, closedAt }) => ({
    about: about as StaffPerson['complaints'][number]['about'],
    side: authorId === id ? ('author' as const) : ('subject' as const),
    text,
    at: at.toISOString(),
    closed_at: toIsoTime(closedAt),
  }))
  const decisions = (await listDecisions(db, id, VIEWED)).map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() }))
  return { companies, orders, sessions, complaints, decisions }
}
