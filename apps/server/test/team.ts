// Makes teams for tests: a founder who represents a company, people invited by e-mail, and requests that run at the same moment.
import type { AssignableTeamRole } from '@sverka/contract/team/team.rules'
import { expect } from 'vitest'
import type { Db, Tx } from '../src/platform/db/database.ts'
import { acceptInvitation, inviteMember } from '../src/team/invitations.ts'
import { lockTeam } from '../src/team/team.sql.ts'
import { foundTeam } from '../src/team/team.ts'
import { lockWaits } from './lock-waits.ts'
import type { Person, World } from './world.ts'

/** Makes the person the representative of a new company and the owner of its team. */
export async function createTeam(world: World, owner: Person) {
  const company = await world.company()
  await world.represent(owner, company.id)
  const team = await world.db.transaction().execute((tx) => foundTeam(tx, world.services, owner.id, company.id))
  return { company, team }
}

/** Token of the newest invitation link sent to the e-mail address; '' if there is none. */
export async function findInvitationToken(world: World, email: string): Promise<string> {
  const last = (await world.emailsTo(email)).findLast(({ text }) => text.includes('/team-invitation/'))
  return last?.text.match(/\/team-invitation\/([\w-]{22})/)?.[1] ?? ''
}

/** Invites the e-mail address; returns the invitation's id and the token of its link. */
export async function inviteByEmail(world: World, owner: Person, email: string, role: AssignableTeamRole = 'member') {
  const team = await world.db.transaction().execute((tx) => inviteMember(tx, world.services, owner.id, { email, role }))
  const id = team.invitations.find((invitation) => invitation.email === email)?.id ?? 0
  return { id, token: await findInvitationToken(world, email) }
}

/** Invites the person and accepts for them. */
export async function joinTeam(world: World, owner: Person, person: Person, role: AssignableTeamRole = 'member'): Promise<void> {
  const { token } = await inviteByEmail(world, owner, person.email, role)
  await world.db.transaction().execute((tx) => acceptInvitation(tx, world.services, person.id, token))
}

/** Waits until this many connections wait for a lock. */
export const waitForLockWaits = (db: Db, count: number): Promise<void> => expect.poll(() => lockWaits(db)).toBe(count)

/** Runs the work inside a transaction that has locked the team, so that other transactions on the team wait. */
export const whileTeamIsLocked = <T>(db: Db, teamId: number, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId)
    return run(tx)
  })

/** Makes statements run at the same moment: starts them while the team is locked, and unlocks it once all of them wait. */
export async function runSimultaneously<T>(db: Db, teamId: number, begin: () => readonly Promise<T>[]): Promise<T[]> {
  const begun = await whileTeamIsLocked(db, teamId, async () => {
    const running = begin()
    await waitForLockWaits(db, running.length)
    return { running }
  })
  return Promise.all(begun.running)
}
