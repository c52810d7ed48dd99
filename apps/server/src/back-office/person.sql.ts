// Reads what the tables of several modules have about one person, newest first.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Rows of each list. */
const NEWEST = 20

/** Undefined for an unknown or deleted account; the plan is that of the moment `at`. */
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
    .unionAll((of) =>
      of
        .selectFrom('company_tickets as ticket')
        .innerJoin('companies', 'companies.id', 'ticket.company_id')
        .select(['companies.id', 'ogrn', 'name', 'ticket.created_at as at', 'ticket.status as state'])
        .where('ticket.user_id', '=', userId),
    )
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .execute()

/** Purchases and sales. */
export const listOrders = (db: Reader, userId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .select(['orders.id', 'buyer_id as buyerId', 'companies.name as company', 'status', 'total_kopecks as kopecks', 'created_at as at'])
    .where((of) => of.or([of('buyer_id', '=', userId), of('seller_id', '=', userId)]))
    .orderBy('orders.id', 'desc')
    .limit(NEWEST)
    .execute()

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
    .where((of) => of.or([of('complaint.user_id', '=', userId), of('reviews.user_id', '=', userId)]))

/** Complaints about reviews, conversations and requests for prices, by the person or about them. */
export const listComplaints = (db: Reader, userId: number) =>
  aboutReviews(db, userId)
    .unionAll((of) =>
      of
        .selectFrom('chat_complaints as complaint')
        .innerJoin('chat_rooms as room', 'room.id', 'complaint.room_id')
        .select([sql<string>`'conversation'`.as('about'), 'complaint.user_id as authorId', 'text'])
        .select(['complaint.created_at as at', 'closed_at as closedAt'])
        .where((room) => room.or([room('room.user_id', '=', userId), room('room.user2_id', '=', userId)])),
    )
    .unionAll((of) =>
      of
        .selectFrom('quote_complaints as complaint')
        .innerJoin('quote_requests as request', 'request.id', 'complaint.request_id')
        .select([sql<string>`'quote'`.as('about'), 'complaint.user_id as authorId', 'text'])
        .select(['complaint.created_at as at', 'decided_at as closedAt'])
        .where((one) => one.or([one('complaint.user_id', '=', userId), one('request.buyer_id', '=', userId)])),
    )
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .execute()

/** What staff did to the account according to the audit log, without the action `leftOut`. */
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
