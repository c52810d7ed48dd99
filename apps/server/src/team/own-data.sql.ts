// Reads a person's membership in a company's team, the invitations they sent and their entries in its journal, for the export of their data.
import type { Reader } from '../platform/db/database.ts'

/** Bounds the size of an export; a person has far fewer rows. */
const MAX_ROWS = 10_000

export const listMembershipsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('team_people as place')
    .innerJoin('teams as team', 'team.id', 'place.team_id')
    .innerJoin('companies as company', 'company.id', 'team.company_id')
    .select(['company.name as company', 'company.ogrn', 'place.role', 'place.since'])
    .where('place.user_id', '=', userId)
    .execute()

export const listInvitationsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('team_invitations')
    .select(['email', 'role', 'created_at', 'sent_at', 'expires_at', 'ended_at'])
    .where('invited_by', '=', userId)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()

export const listEventsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('team_events as event')
    .leftJoin('companies as company', 'company.id', 'event.company_id')
    .select(['event.at', 'event.kind', 'event.role', 'event.title', 'event.sum_kopecks', 'company.name as company'])
    .where('event.actor_id', '=', userId)
    .orderBy('event.id')
    .limit(MAX_ROWS)
    .execute()
