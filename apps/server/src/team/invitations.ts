// Invitations to a team: sent by e-mail, sent again, withdrawn, and accepted once by the account of the invited address.
import { createHash } from 'node:crypto'
import { readableName } from '@sverka/contract/company/names'
import type { Team } from '@sverka/contract/team/team'
import {
  type AssignableTeamRole,
  TEAM_INVITATION_DAYS,
  TEAM_MAILS_A_DAY,
  TEAM_MAILS_TO_ADDRESS_A_DAY,
  TEAM_PEOPLE_MAX,
} from '@sverka/contract/team/team.rules'
import type { OpenedTeamInvitation } from '@sverka/contract/team/team-invitations'
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import {
  countMails,
  endInvitation,
  findInvitation,
  findInvitationByHash,
  listInvitations,
  putInvitation,
  recordMail,
} from './invitations.sql.ts'
import { insertEvent } from './journal.sql.ts'
import { requireLockedOwnTeam } from './team.access.ts'
import { invitationEmail } from './team.emails.ts'
import { findEmail, findMembership, insertPerson, listPeople, lockTeam, type MembershipRow } from './team.sql.ts'
import { isConfirmed, readTeam } from './team.ts'

const DAY_MS = 86_400_000
/** 128 bits, 22 characters. */
const TOKEN_BYTES = 16

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Invited {
  readonly email: string
  readonly role: AssignableTeamRole
}

/** Inviting the same address again replaces the link. Throws `already_in_team`, `team_full`, `team_unconfirmed`, `too_many_requests`. */
export async function inviteMember(tx: Tx, services: Services, userId: number, { email, role }: Invited): Promise<Team> {
  const place = await requireLockedOwnTeam(tx, userId)
  const to = mailAddress(email)
  const people = await listPeople(tx, place.teamId)
  if (to.endsWith('@')) refuse('validation_failed')
  if (people.some((person) => person.email === to)) refuse('already_in_team')
  const others = (await listInvitations(tx, place.teamId)).filter((row) => row.email !== to)
  if (people.length + others.length >= TEAM_PEOPLE_MAX) refuse('team_full')
  await sendInvitation(tx, services, place, { email: to, role })
  return readTeam(tx, services, userId)
}

/** Throws `team_unconfirmed` where nobody of the team represents the company, and `too_many_requests`. */
async function sendInvitation(tx: Tx, services: Services, place: MembershipRow, { email, role }: Invited): Promise<void> {
  const { clock, ids, mail, publicUrl } = services
  const { teamId, userId, companyId } = place
  const people = (await listPeople(tx, teamId)).map(({ id }) => id)
  if (!(await isConfirmed(tx, companyId, people))) refuse('team_unconfirmed')
  const at = clock.now()
  const { sent, got } = await countMails(tx, { userId, email, since: new Date(at.getTime() - DAY_MS) })
  if (sent >= TEAM_MAILS_A_DAY || got >= TEAM_MAILS_TO_ADDRESS_A_DAY) refuse('too_many_requests')
  const token = ids.secret(TOKEN_BYTES)
  const until = new Date(at.getTime() + TEAM_INVITATION_DAYS * DAY_MS)
  const row = { team_id: teamId, email, role, token_hash: hash(token), invited_by: userId, created_at: at, sent_at: at, expires_at: until }
  const { id, again } = await putInvitation(tx, row)
  await recordMail(tx, { userId, email, at })
  await insertEvent(tx, { team_id: teamId, at, kind: again ? 'invited_again' : 'invited', actor_id: userId, invitation_id: id, role })
  const url = `${publicUrl}/team-invitation/${token}`
  await mail.send(tx, invitationEmail(email, { company: readableName(place.name), role, until, url }))
}

interface Step {
  readonly userId: number
  readonly id: number
}

/** Throws `not_found`, `forbidden`, `team_unconfirmed` and `too_many_requests`. */
export async function resendInvitation(tx: Tx, services: Services, { userId, id }: Step): Promise<Team> {
  const place = await requireLockedOwnTeam(tx, userId)
  const { email, role } = (await findInvitation(tx, { teamId: place.teamId, id })) ?? refuse('not_found')
  await sendInvitation(tx, services, place, { email, role: role as AssignableTeamRole })
  return readTeam(tx, services, userId)
}

/** Throws `not_found` and `forbidden`. */
export async function withdrawInvitation(tx: Tx, services: Services, { userId, id }: Step): Promise<Team> {
  const { teamId } = await requireLockedOwnTeam(tx, userId)
  const invitation = (await findInvitation(tx, { teamId, id })) ?? refuse('not_found')
  const at = services.clock.now()
  await endInvitation(tx, invitation.id, { ended_at: at })
  await insertEvent(tx, { team_id: teamId, at, kind: 'invitation_withdrawn', actor_id: userId, invitation_id: id })
  return readTeam(tx, services, userId)
}

type Dated = Pick<NonNullable<Awaited<ReturnType<typeof findInvitationByHash>>>, 'endedAt' | 'expiresAt'>

const isOpen = ({ endedAt, expiresAt }: Dated, now: Date): boolean => endedAt === null && expiresAt > now

/** `o***@example.ru`: enough for the invited person to know which account is meant. */
const hideName = (email: string): string => `${[...email][0] ?? ''}***${email.slice(email.lastIndexOf('@'))}`

/** Throws `not_found` alike for a token that never was, one that was replaced, and one of a closed team. */
export async function openInvitation(db: Reader, { clock }: Pick<Services, 'clock'>, token: string): Promise<OpenedTeamInvitation> {
  const row = (await findInvitationByHash(db, hash(token))) ?? refuse('not_found')
  if (!isOpen(row, clock.now())) return { open: false, until: null, company: null, role: null, email: null }
  return {
    open: true,
    until: row.expiresAt.toISOString(),
    company: { name: row.name, inn: row.inn },
    role: row.role as AssignableTeamRole,
    email: hideName(row.email),
  }
}

/**
 * Of two simultaneous calls the second sees the result of the first. Throws `not_found` for an unknown link, `unauthorized` for a blocked
 * account, `team_invitation_other` for another account's invitation, and what `takeSeat` throws.
 */
export async function acceptInvitation(tx: Tx, services: Services, userId: number, token: string): Promise<Team> {
  const found = (await findInvitationByHash(tx, hash(token))) ?? refuse('not_found')
  const people = await listPeople(tx, found.teamId)
  if (!(await lockMembers(tx, [userId, ...people.map(({ id }) => id)])).has(userId)) refuse('unauthorized')
  if (!(await lockTeam(tx, found.teamId))) refuse('not_found')
  const row = (await findInvitationByHash(tx, hash(token))) ?? refuse('not_found')
  if ((await findEmail(tx, userId)).email !== row.email) refuse('team_invitation_other')
  const place = await findMembership(tx, userId)
  const isDone = row.acceptedBy === userId && place?.teamId === row.teamId
  if (!isDone) await takeSeat(tx, services, userId, { row, place })
  return readTeam(tx, services, userId)
}

interface Taken {
  readonly row: NonNullable<Awaited<ReturnType<typeof findInvitationByHash>>>
  readonly place: MembershipRow | undefined
}

async function takeSeat(tx: Tx, { clock }: Services, userId: number, { row, place }: Taken): Promise<void> {
  const at = clock.now()
  if (!isOpen(row, at)) refuse('team_invitation_ended')
  if (place) refuse('team_taken')
  if ((await listPeople(tx, row.teamId)).length >= TEAM_PEOPLE_MAX) refuse('team_full')
  const role = row.role as AssignableTeamRole
  if (!(await insertPerson(tx, { user_id: userId, team_id: row.teamId, role, since: at }))) refuse('team_taken')
  await endInvitation(tx, row.id, { ended_at: at, accepted_by: userId })
  await insertEvent(tx, { team_id: row.teamId, at, kind: 'joined', actor_id: userId, role })
  const joined = (await findMembership(tx, userId)) ?? refuse('not_found')
  const name = (await listPeople(tx, row.teamId)).find(({ id }) => id === userId)?.fullName ?? ''
  const params = { name, company: readableName(row.name) }
  await raiseNotice(tx, clock, { userId: joined.ownerId, kind: 'team_joined', params, path: '/profile/team' })
}
