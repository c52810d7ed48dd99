// Invitations to a company's team: the owner sends them by e-mail, sends them again or withdraws them; the account with the invited address accepts
// once. The link contains a secret token, of which only the hash is stored.
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
/** 128 bits, which are 22 characters in base64url. */
const TOKEN_BYTES = 16

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Invitee {
  readonly email: string
  readonly role: AssignableTeamRole
}

/**
 * The owner invites an address; inviting it again replaces the link. Throws `not_found`, `forbidden`, `validation_failed` for an address
 * without a domain, `already_in_team`, `team_full`, `team_unconfirmed` and `too_many_requests`.
 */
export async function inviteMember(tx: Tx, services: Services, userId: number, { email, role }: Invitee): Promise<Team> {
  const membership = await requireLockedOwnTeam(tx, userId)
  const to = mailAddress(email)
  const people = await listPeople(tx, membership.teamId)
  if (to.endsWith('@')) refuse('validation_failed')
  if (people.some((person) => person.email === to)) refuse('already_in_team')
  const others = (await listInvitations(tx, membership.teamId)).filter((row) => row.email !== to)
  if (people.length + others.length >= TEAM_PEOPLE_MAX) refuse('team_full')
  await sendInvitation(tx, services, membership, { email: to, role })
  return readTeam(tx, services, userId)
}

/** Throws `team_unconfirmed` if nobody of the team represents the company, and `too_many_requests` at a daily limit of e-mails. */
async function sendInvitation(tx: Tx, services: Services, membership: MembershipRow, { email, role }: Invitee): Promise<void> {
  const { clock, ids, mail, publicUrl } = services
  const { teamId, userId, companyId } = membership
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
  await mail.send(tx, invitationEmail(email, { company: readableName(membership.name), role, until, url }))
}

interface Step {
  readonly userId: number
  /** Of the invitation. */
  readonly id: number
}

/** Sends a new link, after which the former one is invalid. Throws `not_found`, `forbidden`, `team_unconfirmed` and `too_many_requests`. */
export async function resendInvitation(tx: Tx, services: Services, { userId, id }: Step): Promise<Team> {
  const membership = await requireLockedOwnTeam(tx, userId)
  const { email, role } = (await findInvitation(tx, { teamId: membership.teamId, id })) ?? refuse('not_found')
  await sendInvitation(tx, services, membership, { email, role: role as AssignableTeamRole })
  return readTeam(tx, services, userId)
}

/** Ends an open invitation. Throws `not_found` and `forbidden`. */
export async function withdrawInvitation(tx: Tx, services: Services, { userId, id }: Step): Promise<Team> {
  const { teamId } = await requireLockedOwnTeam(tx, userId)
  const invitation = (await findInvitation(tx, { teamId, id })) ?? refuse('not_found')
  const at = services.clock.now()
  await endInvitation(tx, invitation.id, { ended_at: at })
  await insertEvent(tx, { team_id: teamId, at, kind: 'invitation_withdrawn', actor_id: userId, invitation_id: id })
  return readTeam(tx, services, userId)
}

type InvitationTimes = Pick<NonNullable<Awaited<ReturnType<typeof findInvitationByHash>>>, 'endedAt' | 'expiresAt'>

const isOpen = ({ endedAt, expiresAt }: InvitationTimes, now: Date): boolean => endedAt === null && expiresAt > now

/** `o***@example.ru`: enough for the invited person to recognize which of their addresses is meant. */
const maskEmail = (email: string): string => `${[...email][0] ?? ''}***${email.slice(email.lastIndexOf('@'))}`

/** The invitation of a link, for anybody who has it. Throws `not_found` for an unknown token, one that was replaced, and one of a closed team. */
export async function openInvitation(db: Reader, { clock }: Pick<Services, 'clock'>, token: string): Promise<OpenedTeamInvitation> {
  const row = (await findInvitationByHash(db, hash(token))) ?? refuse('not_found')
  if (!isOpen(row, clock.now())) return { open: false, until: null, company: null, role: null, email: null }
  return {
    open: true,
    until: row.expiresAt.toISOString(),
    company: { name: row.name, inn: row.inn },
    role: row.role as AssignableTeamRole,
    email: maskEmail(row.email),
  }
}

/**
 * The caller joins the team. Of two simultaneous calls the second returns the result of the first. Throws `not_found` for an unknown link,
 * `unauthorized` for a blocked account, `team_invitation_other` for another account's invitation, and the errors of `joinTeam`.
 */
export async function acceptInvitation(tx: Tx, services: Services, userId: number, token: string): Promise<Team> {
  const found = (await findInvitationByHash(tx, hash(token))) ?? refuse('not_found')
  const people = await listPeople(tx, found.teamId)
  if (!(await lockMembers(tx, [userId, ...people.map(({ id }) => id)])).has(userId)) refuse('unauthorized')
  if (!(await lockTeam(tx, found.teamId))) refuse('not_found')
  const row = (await findInvitationByHash(tx, hash(token))) ?? refuse('not_found')
  if ((await findEmail(tx, userId)).email !== row.email) refuse('team_invitation_other')
  const membership = await findMembership(tx, userId)
  const hasJoined = row.acceptedBy === userId && membership?.teamId === row.teamId
  if (!hasJoined) await joinTeam(tx, services, userId, { row, membership })
  return readTeam(tx, services, userId)
}

interface Joining {
  readonly row: NonNullable<Awaited<ReturnType<typeof findInvitationByHash>>>
  /** The team in which the person is already. */
  readonly membership: MembershipRow | undefined
}

/**
 * Adds the person and notifies the owner. Throws `team_invitation_ended`, `team_taken` if the person is in a team already, and `team_full`.
 */
async function joinTeam(tx: Tx, { clock }: Services, userId: number, { row, membership }: Joining): Promise<void> {
  const at = clock.now()
  if (!isOpen(row, at)) refuse('team_invitation_ended')
  if (membership) refuse('team_taken')
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
