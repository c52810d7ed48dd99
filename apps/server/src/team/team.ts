// The team of a company: members who make full checks of companies on the plan (tariff) of the team's owner. It is founded, left, handed over and
// closed here. Other features of the server import from this file only.
import { readableName } from '@sverka/contract/company/names'
import { readKopecks } from '@sverka/contract/money.rules'
import type { Team } from '@sverka/contract/team/team'
import type { AssignableTeamRole, TeamRole } from '@sverka/contract/team/team.rules'
import { lockMembers } from '../auth/auth.ts'
import { listRepresentedCompanies, readRepresentative } from '../company-binding/company-binding.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { raiseNotice, raiseNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { type InvitationRow, listInvitations } from './invitations.sql.ts'
import { insertEvent } from './journal.sql.ts'
import { requireLockedOwnTeam, requireLockedTeam, requireTeam } from './team.access.ts'
import {
  deletePerson,
  deleteTeam,
  findMembership,
  findTeamOfCompany,
  insertPerson,
  insertTeam,
  listCompanies,
  listPeople,
  lockTeam,
  type MembershipRow,
  setApprovalSum,
  setRole,
} from './team.sql.ts'

export {
  findMemberTeam,
  listTeamPeople,
  lockMemberTeam,
  lockTeamPeople,
  type MemberTeam,
  recordTeamCheck,
  recordTeamEvent,
} from './member-team.ts'

type WithClock = Pick<Services, 'clock'>

const PATH = '/profile/team'

const presentInvitation = ({ id, email, role, sentAt, expiresAt }: InvitationRow, now: Date): Team['invitations'][number] => ({
  id,
  email,
  role: role as AssignableTeamRole,
  sent_at: sentAt.toISOString(),
  until: expiresAt.toISOString(),
  open: expiresAt > now,
})

/** The caller's team. E-mail addresses and invitations are left out for everybody but the owner. Throws `not_found` without a team. */
export async function readTeam(db: Reader, { clock }: WithClock, userId: number): Promise<Team> {
  const membership = await requireTeam(db, userId)
  const people = await listPeople(db, membership.teamId)
  const isOwner = membership.role === 'owner'
  const invitations = isOwner ? await listInvitations(db, membership.teamId) : []
  const { companyId, name, inn, ogrn } = membership
  return {
    id: membership.teamId,
    company: { id: companyId, name, inn, ogrn },
    confirmed: await isConfirmed(
      db,
      companyId,
      people.map(({ id }) => id),
    ),
    founded_at: membership.foundedAt.toISOString(),
    approval_over: membership.approvalOverKopecks === null ? null : membership.approvalOverKopecks / 100,
    me: userId,
    role: membership.role as TeamRole,
    people: people.map(({ id, fullName, email, role, since }) => ({
      id,
      full_name: fullName,
      email: isOwner ? email : null,
      role: role as TeamRole,
      since: since.toISOString(),
    })),
    invitations: invitations.map((row) => presentInvitation(row, clock.now())),
  }
}

/** Whether one of these people is the company's representative. */
export async function isConfirmed(db: Reader, companyId: number, people: readonly number[]): Promise<boolean> {
  const representative = await readRepresentative(db, companyId)
  return representative !== null && people.includes(representative)
}

/** The caller's team or null, and the companies for which they may found one. */
export async function readOwnTeam(db: Reader, services: WithClock, userId: number) {
  if (await findMembership(db, userId)) return { team: await readTeam(db, services, userId), companies: [] }
  const ids = await listRepresentedCompanies(db, [userId])
  return { team: null, companies: ids.length > 0 ? await listCompanies(db, ids) : [] }
}

/**
 * Creates the company's team with the caller as owner. An earlier team of the company, left by its former representative, is closed. Throws
 * `company_not_found` if the caller does not represent the company, and `team_taken` if they are in a team.
 */
export async function foundTeam(tx: Tx, services: WithClock, userId: number, companyId: number): Promise<Team> {
  if (!(await listRepresentedCompanies(tx, [userId])).includes(companyId)) refuse('company_not_found')
  if (await findMembership(tx, userId)) refuse('team_taken')
  const earlier = await findTeamOfCompany(tx, companyId)
  const people = earlier ? await listPeople(tx, earlier.id) : []
  const locked = await lockMembers(tx, [userId, ...people.map(({ id }) => id)])
  if (!locked.has(userId)) refuse('unauthorized')
  if (earlier) await disband(tx, services, earlier.id)
  const at = services.clock.now()
  const team = (await insertTeam(tx, { company_id: companyId, founded_at: at })) ?? refuse('team_taken')
  const isInserted = await insertPerson(tx, { user_id: userId, team_id: team.id, role: 'owner', since: at })
  if (!isInserted) refuse('team_taken')
  await insertEvent(tx, { team_id: team.id, at, kind: 'founded', actor_id: userId })
  return readTeam(tx, services, userId)
}

/** Deletes the team and notifies all its people except `exceptId`, who closed it. */
async function disband(tx: Tx, { clock }: WithClock, teamId: number, exceptId?: number): Promise<void> {
  if (!(await lockTeam(tx, teamId))) return
  const people = await listPeople(tx, teamId)
  const [first] = people
  const membership = first && (await findMembership(tx, first.id))
  await deleteTeam(tx, teamId)
  const notified = people.filter(({ id }) => id !== exceptId)
  await raiseNotices(
    tx,
    clock,
    notified.map(({ id }) => ({ userId: id, kind: 'team_closed', params: { company: readableName(membership?.name ?? '') }, path: PATH })),
  )
}

/** Closes the caller's own team. Throws `not_found` without a team, `forbidden` to all but the owner. */
export async function closeTeam(tx: Tx, services: WithClock, userId: number): Promise<undefined> {
  const { teamId } = await requireLockedOwnTeam(tx, userId)
  await disband(tx, services, teamId, userId)
}

/** The caller leaves their team; the last person closes it. Throws `not_found`, and `team_owner_stays` to an owner who is not alone. */
export async function leaveTeam(tx: Tx, services: WithClock, userId: number): Promise<undefined> {
  const membership = await requireLockedTeam(tx, userId)
  if (membership.role !== 'owner') return void (await leaveAsMember(tx, services, membership))
  if ((await listPeople(tx, membership.teamId)).length > 1) refuse('team_owner_stays')
  await deleteTeam(tx, membership.teamId)
}

/** Removes the person and notifies the owner. */
async function leaveAsMember(tx: Tx, { clock }: WithClock, { teamId, userId, ownerId, name }: MembershipRow): Promise<void> {
  const at = clock.now()
  const person = (await listPeople(tx, teamId)).find(({ id }) => id === userId)
  await deletePerson(tx, { teamId, userId })
  await insertEvent(tx, { team_id: teamId, at, kind: 'left', actor_id: userId })
  const params = { name: person?.fullName ?? '', company: readableName(name) }
  await raiseNotice(tx, clock, { userId: ownerId, kind: 'team_left', params, path: PATH })
}

interface Step {
  /** The caller. */
  readonly userId: number
  /** The person of the team whom the step is about. */
  readonly personId: number
}

/** The membership of another person of the same team. Throws `not_found`, and `team_owner_stays` if the person is the caller, its owner. */
async function findOther(tx: Tx, { teamId, userId }: MembershipRow, personId: number): Promise<MembershipRow> {
  const other = await findMembership(tx, personId)
  if (!other || other.teamId !== teamId) refuse('not_found')
  return personId === userId ? refuse('team_owner_stays') : other
}

/** The owner removes another person, who is notified. Throws `not_found`, `forbidden` and `team_owner_stays`. */
export async function removePerson(tx: Tx, services: WithClock, { userId, personId }: Step): Promise<Team> {
  const membership = await requireLockedOwnTeam(tx, userId)
  const { teamId, name } = membership
  await findOther(tx, membership, personId)
  await deletePerson(tx, { teamId, userId: personId })
  await insertEvent(tx, { team_id: teamId, at: services.clock.now(), kind: 'removed', actor_id: userId, person_id: personId })
  await raiseNotice(tx, services.clock, { userId: personId, kind: 'team_removed', params: { company: readableName(name) }, path: PATH })
  return readTeam(tx, services, userId)
}

/** The owner gives another person a role; their present role changes nothing. Throws `not_found`, `forbidden` and `team_owner_stays`. */
export async function changeRole(tx: Tx, services: WithClock, { userId, personId }: Step, role: AssignableTeamRole): Promise<Team> {
  const membership = await requireLockedOwnTeam(tx, userId)
  const { teamId } = membership
  const other = await findOther(tx, membership, personId)
  if (other.role !== role) {
    await setRole(tx, { teamId, userId: personId }, role)
    await insertEvent(tx, { team_id: teamId, at: services.clock.now(), kind: 'role_changed', actor_id: userId, person_id: personId, role })
  }
  return readTeam(tx, services, userId)
}

/**
 * The owner sets the sum in rubles above which a deal needs the approval of a second person; null if no deal does. The present sum changes nothing.
 * Throws `not_found`, `forbidden` and an error of the field `over`.
 */
export async function setApproval(tx: Tx, services: WithClock, userId: number, over: number | null): Promise<Team> {
  const { teamId, approvalOverKopecks: before } = await requireLockedOwnTeam(tx, userId)
  const kopecks = over === null ? null : (readKopecks(over) ?? refuseField('over', 'amount_not_money'))
  if (kopecks !== before) {
    const event = kopecks === null ? { kind: 'approval_ended' as const } : { kind: 'approval_set' as const, sum_kopecks: kopecks }
    await setApprovalSum(tx, teamId, kopecks)
    await insertEvent(tx, { team_id: teamId, at: services.clock.now(), actor_id: userId, ...event })
  }
  return readTeam(tx, services, userId)
}

/** The owner makes another person the owner and stays as a member; the caller's own id changes nothing. Throws `not_found` and `forbidden`. */
export async function handOver(tx: Tx, services: WithClock, { userId, personId }: Step): Promise<Team> {
  const membership = await requireLockedOwnTeam(tx, userId)
  if (personId !== userId) {
    await findOther(tx, membership, personId)
    await setRole(tx, { teamId: membership.teamId, userId }, 'member')
    await makeOwner(tx, services, membership, personId)
  }
  return readTeam(tx, services, userId)
}

async function makeOwner(tx: Tx, { clock }: WithClock, { teamId, userId, name }: MembershipRow, personId: number): Promise<void> {
  await setRole(tx, { teamId, userId: personId }, 'owner')
  await insertEvent(tx, { team_id: teamId, at: clock.now(), kind: 'owner_changed', actor_id: userId, person_id: personId })
  await raiseNotice(tx, clock, { userId: personId, kind: 'team_owner', params: { company: readableName(name) }, path: PATH })
}

/**
 * Removes a person whose account is deleted or blocked. An owner's team goes to the person who has been in it longest; it is closed if nobody
 * remains. False if the person is in no team.
 */
export async function leaveOnAccountEnd(tx: Tx, services: WithClock, userId: number): Promise<boolean> {
  const found = await findMembership(tx, userId)
  if (!found) return false
  await lockTeam(tx, found.teamId)
  const membership = await findMembership(tx, userId)
  if (!membership) return false
  const { teamId } = membership
  const eldest = (await listPeople(tx, teamId)).find(({ id }) => id !== userId)
  await deletePerson(tx, { teamId, userId })
  if (!eldest) await deleteTeam(tx, teamId)
  else if (membership.role === 'owner') await makeOwner(tx, services, membership, eldest.id)
  // The owner gets no notice, because it would store the name of the deleted person.
  else await insertEvent(tx, { team_id: teamId, at: services.clock.now(), kind: 'left', actor_id: userId })
  return true
}
