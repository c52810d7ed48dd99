// Reads the data of one person from the tables of several modules, newest first, for the staff's page of that person.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** The most rows of each list. */
const NEWEST = 20

/** Undefined for an unknown or deleted account. `planName`: the plan (subscription) at the moment `at`. */
export const findAccount = (db: Reader, id: number, at: Date) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'is_staff', 'created_at as createdAt', 'blocked_at as blockedAt'])
    .select(sql<string>`(select plan.name from held_plan(users.id, ${at}::timestamptz) as plan)`.as('planName'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

const represented = (db: Reader, userId: number) =>
  db
    .selectFrom('company_representatives as held')
    .innerJoin('companies', 'companies.id', 'held.company_id')
    .select(['companies.id', 'ogrn', 'name', 'since as at', sql<string>`'represents'`.as('state')])
    .where('held.user_id', '=', userId)

/** Companies that the person represents (`state` is `represents`) or asked to represent (the state of the request). */
export const listCompanies = (db: Reader, userId: number) =>
  represented(db, userId)
    .unionAll((eb) =>
      eb
        .selectFrom('company_tickets as ticket')
        .innerJoin('companies', 'companies.id', 'ticket.company_id')
        .select(['companies.id', 'ogrn', 'name', 'ticket.created_at as at', 'ticket.status as state'])
        .where('ticket.user_id', '=', userId),
    )
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .execute()

/** The person's purchases and sales; `kopecks` is the total of the order. */
export const listOrders = (db: Reader, userId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .select(['orders.id', 'buyer_id as buyerId', 'companies.name as company', 'status', 'total_kopecks as kopecks', 'created_at as at'])
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('seller_id', '=', userId)]))
    .orderBy('orders.id', 'desc')
    .limit(NEWEST)
    .execute()

/** Sessions, current and ended, the last used first; `agent` is the browser. */
export const listSignIns = (db: Reader, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'created_at as begunAt', 'last_used_at as usedAt', 'ended_at as endedAt'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .limit(NEWEST)
    .execute()

const aboutReviews = (db: Reader, userId: number) =>
  db
    .selectFrom('review_complaints as complaint')
    .innerJoin('reviews', 'reviews.id', 'complaint.review_id')
    .select([sql<string>`'review'`.as('about'), 'complaint.user_id as authorId', 'reason as text'])
    .select(['complaint.created_at as at', 'decided_at as closedAt'])
    .where((eb) => eb.or([eb('complaint.user_id', '=', userId), eb('reviews.user_id', '=', userId)]))

/** Complaints about reviews, conversations and requests for quotes that the person filed or that are about the person's own. */
export const listComplaints = (db: Reader, userId: number) =>
  aboutReviews(db, userId)
    .unionAll((eb) =>
      eb
        .selectFrom('chat_complaints as complaint')
        .innerJoin('chat_rooms as room', 'room.id', 'complaint.room_id')
        .select([sql<string>`'conversation'`.as('about'), 'complaint.user_id as authorId', 'text'])
        .select(['complaint.created_at as at', 'closed_at as closedAt'])
        .where((either) => either.or([either('room.user_id', '=', userId), either('room.user2_id', '=', userId)])),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('quote_complaints as complaint')
        .innerJoin('quote_requests as request', 'request.id', 'complaint.request_id')
        .select([sql<string>`'quote'`.as('about'), 'complaint.user_id as authorId', 'text'])
        .select(['complaint.created_at as at', 'decided_at as closedAt'])
        .where((either) => either.or([either('complaint.user_id', '=', userId), either('request.buyer_id', '=', userId)])),
    )
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .execute()

/** Actions of staff on the account (blocking and the like) from the audit log, without the action `leftOut`. */
export const listDecisions = (db: Reader, userId: number, leftOut: string) =>
  db
    .selectFrom('audit_log as entry')
    .innerJoin('users as staff', 'staff.id', 'entry.actor_id')
    .select(['entry.id', 'action', 'staff.full_name as by', 'happened_at as at'])
    .select(sql<string | null>`details ->> 'reason'`.as('reason'))
    .where('subject', '=', `user:${userId}`)
    .where('staff.is_staff', '=', true)
    .where('action', '<>', leftOut)
    .orderBy('entry.id', 'desc')
    .limit(NEWEST)
    .execute()
