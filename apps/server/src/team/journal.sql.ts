// The journal of teams: who did what and when.
import type { TeamEventKind, TeamRole } from '@sverka/contract/team/team.rules'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewEvent {
  readonly team_id: number
  readonly at: Date
  readonly kind: TeamEventKind
  readonly actor_id: number
  readonly person_id?: number
  readonly invitation_id?: number
  readonly company_id?: number
  readonly role?: TeamRole
}

export const insertEvent = (tx: Tx, row: NewEvent) => tx.insertInto('team_events').values(row).execute()

interface Slice {
  readonly limit: number
  readonly offset: number
}

export const listEvents = (db: Reader, teamId: number, { limit, offset }: Slice) =>
  db
    .selectFrom('team_events as event')
    .innerJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as person', 'person.id', 'event.person_id')
    .leftJoin('team_invitations as invitation', 'invitation.id', 'event.invitation_id')
    .leftJoin('companies as company', 'company.id', 'event.company_id')
    .select([
      ...(['event.id', 'event.at', 'event.kind', 'event.role', 'actor.full_name as actor', 'person.full_name as person'] as const),
      ...(['invitation.email', 'company.name', 'company.inn', 'company.ogrn'] as const),
    ])
    .where('event.team_id', '=', teamId)
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countEvents(db: Reader, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('team_events')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Some of the events from before then. */
export async function deleteOldEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_events')
    .where('id', 'in', (of) => of.selectFrom('team_events').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
