// The team of a person for other features of the server: its owner's plan (tariff) pays for the person's full checks, and their steps in these
// features are written into the team's journal.
import type { TeamEventKind } from '@sverka/contract/team/team.rules'
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertEvent } from './journal.sql.ts'
import { findMembership, listPeople, lockTeamShared } from './team.sql.ts'

/** A person's team; `role` is that of the person. */
export interface MemberTeam {
  readonly teamId: number
  readonly ownerId: number
  readonly role: string
  /** Name of the team's company in the register. */
  readonly company: string
  /** A deal above this sum needs the decision of a second person; null if no deal does. */
  readonly approvalOverKopecks: number | null
}

/** The team whose owner's plan pays for this person's checks; null if they are in no team and their own plan pays. */
export async function findMemberTeam(db: Reader, userId: number): Promise<MemberTeam | null> {
  const membership = await findMembership(db, userId)
  if (!membership) return null
  const { teamId, ownerId, role, name, approvalOverKopecks } = membership
  return { teamId, ownerId, role, company: name, approvalOverKopecks }
}

/**
 * As `findMemberTeam`, with the team locked until the commit: a change such as leaving it or handing it over waits. Call it before any other lock, so
 * that locks are always taken in one order.
 */
export async function lockMemberTeam(tx: Tx, userId: number): Promise<MemberTeam | null> {
  const found = await findMemberTeam(tx, userId)
  return found && lockAndRead(tx, userId, found, [userId, found.ownerId])
}

/** As `lockMemberTeam`, with all people of the team locked too, for steps that notify them. */
export async function lockTeamPeople(tx: Tx, userId: number): Promise<MemberTeam | null> {
  const found = await findMemberTeam(tx, userId)
  return found && lockAndRead(tx, userId, found, await listTeamPeople(tx, found.teamId))
}

/** User ids of the team's people, the owner's first. */
export const listTeamPeople = async (db: Reader, teamId: number): Promise<number[]> => (await listPeople(db, teamId)).map(({ id }) => id)

async function lockAndRead(tx: Tx, userId: number, found: MemberTeam, people: readonly number[]): Promise<MemberTeam | null> {
  await lockMembers(tx, people)
  await lockTeamShared(tx, found.teamId)
  return findMemberTeam(tx, userId)
}

interface TeamCheck {
  readonly userId: number
  readonly companyId: number
  readonly at: Date
}

/** Writes into the team's journal that a person made a full check of a company. Call after `lockMemberTeam`. */
export const recordTeamCheck = (tx: Tx, { teamId }: MemberTeam, { userId, companyId, at }: TeamCheck): Promise<unknown> =>
  insertEvent(tx, { team_id: teamId, at, kind: 'checked', actor_id: userId, company_id: companyId })

interface TeamStep {
  readonly userId: number
  /** The approval of a deal, something shown to the team or hidden again, or a company added to a shown list of watched companies. */
  readonly kind: Extract<
    TeamEventKind,
    `approval_${'asked' | 'given' | 'refused'}` | `${'report' | 'note' | 'list' | 'watches'}_${'shown' | 'hidden'}` | 'watch_added'
  >
  /** The person whom the step is about, if it is somebody else. */
  readonly personId?: number
  /** The company that the step is about. */
  readonly companyId?: number
  /** Title of the deal or the list of companies that the step is about. */
  readonly title?: string
  readonly at: Date
}

/** Writes another step of a person into the team's journal. Call after `lockMemberTeam` or `lockTeamPeople`. */
export const recordTeamEvent = (
  tx: Tx,
  { teamId }: MemberTeam,
  { userId, kind, personId, companyId, title, at }: TeamStep,
): Promise<unknown> =>
  insertEvent(tx, {
    team_id: teamId,
    at,
    kind,
    actor_id: userId,
    ...(personId ? { person_id: personId } : {}),
    ...(companyId ? { company_id: companyId } : {}),
    ...(title ? { title } : {}),
  })
