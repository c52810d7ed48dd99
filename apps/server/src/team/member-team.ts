// Whose plan pays for a person's full checks, and entries of the team's journal about what its people do in other modules.
import type { TeamEventKind } from '@sverka/contract/team/team.rules'
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertEvent } from './journal.sql.ts'
import { findMembership, listPeople, lockTeamShared } from './team.sql.ts'

export interface MemberTeam {
  readonly teamId: number
  readonly ownerId: number
  readonly role: string
  /** Name of the team's company in the register. */
  readonly company: string
  /** A deal above this sum needs the decision of a second person; null if no deal does. */
  readonly approvalOverKopecks: number | null
}

/** The team whose owner's plan pays; null if the person's own does. */
export async function findMemberTeam(db: Reader, userId: number): Promise<MemberTeam | null> {
  const place = await findMembership(db, userId)
  if (!place) return null
  const { teamId, ownerId, role, name, approvalOverKopecks } = place
  return { teamId, ownerId, role, company: name, approvalOverKopecks }
}

/** The same team, locked until the commit: whoever leaves it or hands it over meanwhile waits. Call it before any other lock, so that locks are taken in one order. */
export async function lockMemberTeam(tx: Tx, userId: number): Promise<MemberTeam | null> {
  const found = await findMemberTeam(tx, userId)
  return found && lockAndRead(tx, userId, found, [userId, found.ownerId])
}

/** The same with all people of the team locked too, for steps that notify them. */
export async function lockTeamPeople(tx: Tx, userId: number): Promise<MemberTeam | null> {
  const found = await findMemberTeam(tx, userId)
  return found && lockAndRead(tx, userId, found, await listTeamPeople(tx, found.teamId))
}

/** Ids, the owner's first. */
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
  readonly kind: Extract<
    TeamEventKind,
    `approval_${'asked' | 'given' | 'refused'}` | `${'report' | 'note' | 'list' | 'watches'}_${'shown' | 'hidden'}` | 'watch_added'
  >
  /** Whom it is about, if it is somebody else. */
  readonly personId?: number
  /** The company that it is about. */
  readonly companyId?: number
  /** Of the deal or the list of companies that it is about. */
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
