// Queries of the journal of companies' teams: who did which step and when.
import type { TeamEventKind, TeamRole } from '@sverka/contract/team/team.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** `actor_id` is who made the step, `person_id` whom it is about if that is somebody else. */
export interface NewEvent {
  readonly team_id: number
  readonly at: Date
  readonly kind: TeamEventKind
  readonly actor_id: number
  readonly person_id?: number
  readonly invitation_id?: number
  readonly company_id?: number
  readonly role?: TeamRole
  /** Title of the deal or list of companies that the step is about. */
  readonly title?: string
  /** The sum above which deals need the approval of a second person, when the owner sets it. */
  readonly sum_kopecks?: number
}

export const insertEvent = (tx: Tx, row: NewEvent) => tx.insertInto('team_events').values(row).execute()

/** The person whose deal or list a step is about. */
const HOLDER = sql<number>`coalesce(event.person_id, event.actor_id)`

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** The newest events first. The title of a deal or list is null once the person whose it is has left the team. */
export const listEvents = (db: Reader, teamId: number, { limit, offset }: Slice) =>
  db
    .selectFrom('team_events as event')
    .innerJoin('users as actor', 'actor.id', 'event.actor_id')
    .leftJoin('users as person', 'person.id', 'event.person_id')
    .leftJoin('team_invitations as invitation', 'invitation.id', 'event.invitation_id')
    .leftJoin('companies as company', 'company.id', 'event.company_id')
    .leftJoin('team_people as holder', (join) => join.onRef('holder.team_id', '=', 'event.team_id').on('holder.user_id', '=', HOLDER))
    .select(sql<string | null>`case when holder.user_id is not null then event.title end`.as('title'))
    .select([
      ...([
        'event.id',
        'event.at',
        'event.kind',
        'event.role',
        'event.sum_kopecks as sumKopecks',
        'actor.full_name as actor',
        'person.full_name as person',
      ] as const),
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

/** Erases the titles of the person's deals and lists in all journals. */
export const eraseTitles = (tx: Tx, userId: number) =>
  tx
    .updateTable('team_events')
    .set({ title: null })
    .where((is) => is.or([is('person_id', '=', userId), is.and([is('person_id', 'is', null), is('actor_id', '=', userId)])]))
    .where('title', 'is not', null)
    .execute()

/** Deletes at most `limit` events from before a moment; returns their number. */
export async function deleteOldEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_events')
    .where('id', 'in', (of) => of.selectFrom('team_events').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
