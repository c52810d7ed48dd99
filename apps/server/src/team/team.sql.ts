// Queries of the teams of companies and of their people: one team for a company, and a person is in one team at most.
import type { TeamRole } from '@sverka/contract/team/team.rules'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Undefined if the company has a team. */
export const insertTeam = (tx: Tx, row: { company_id: number; founded_at: Date }) =>
  tx
    .insertInto('teams')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Locks the team until the commit, so that its changes come one after another. Undefined if it was closed. */
export const lockTeam = (tx: Tx, id: number) => tx.selectFrom('teams').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Prevents changes of the team until the commit; several transactions may hold this lock at once. */
export const lockTeamShared = (tx: Tx, id: number) =>
  tx.selectFrom('teams').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()

export const findTeamOfCompany = (db: Reader, companyId: number) =>
  db.selectFrom('teams').select('id').where('company_id', '=', companyId).executeTakeFirst()

export const deleteTeam = (tx: Tx, id: number) => tx.deleteFrom('teams').where('id', '=', id).execute()

export type MembershipRow = NonNullable<Awaited<ReturnType<typeof findMembership>>>

/** The person's team with its company, their role in it, and its owner. */
export const findMembership = (db: Reader, userId: number) =>
  db
    .selectFrom('team_people as own')
    .innerJoin('team_people as owner', (join) => join.onRef('owner.team_id', '=', 'own.team_id').on('owner.role', '=', 'owner'))
    .innerJoin('teams as team', 'team.id', 'own.team_id')
    .innerJoin('companies as company', 'company.id', 'team.company_id')
    .select([
      ...(['own.team_id as teamId', 'own.user_id as userId', 'own.role', 'owner.user_id as ownerId'] as const),
      'team.approval_over_kopecks as approvalOverKopecks',
      ...(['team.founded_at as foundedAt', 'company.id as companyId', 'company.name', 'company.inn', 'company.ogrn'] as const),
    ])
    .where('own.user_id', '=', userId)
    .executeTakeFirst()

/** The people of a team, at most some dozens: the owner first, then by the time they joined. */
export const listPeople = (db: Reader, teamId: number) =>
  db
    .selectFrom('team_people as place')
    .innerJoin('users as person', 'person.id', 'place.user_id')
    .select(['place.user_id as id', 'person.full_name as fullName', 'person.email', 'place.role', 'place.since'])
    .where('place.team_id', '=', teamId)
    .orderBy((is) => is('place.role', '=', 'owner'), 'desc')
    .orderBy('place.since')
    .orderBy('place.user_id')
    .execute()

export const listCompanies = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'inn', 'ogrn'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()

/** Undefined if the person is in a team. */
export const insertPerson = (tx: Tx, row: { user_id: number; team_id: number; role: TeamRole; since: Date }) =>
  tx
    .insertInto('team_people')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()

interface Membership {
  readonly teamId: number
  readonly userId: number
}

export const setRole = (tx: Tx, { teamId, userId }: Membership, role: TeamRole) =>
  tx.updateTable('team_people').set({ role }).where('user_id', '=', userId).where('team_id', '=', teamId).execute()

export const deletePerson = (tx: Tx, { teamId, userId }: Membership) =>
  tx.deleteFrom('team_people').where('user_id', '=', userId).where('team_id', '=', teamId).execute()

/** Kopecks above which a deal needs the approval of a second person; null if no deal does. */
export const setApprovalSum = (tx: Tx, teamId: number, kopecks: number | null) =>
  tx.updateTable('teams').set({ approval_over_kopecks: kopecks }).where('id', '=', teamId).execute()

export const findEmail = (db: Reader, userId: number) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
