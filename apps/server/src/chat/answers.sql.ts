// Computes how fast a seller answers buyers, from a limited number of the seller's latest conversations about products.
import { RECORD_ORDERS } from '@sverka/contract/orders/record.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface AnswerTime {
  /**
   * Number of conversations about the seller's products in which a buyer wrote among the first messages, within the period. The buyer need not have
   * written first.
   */
  readonly asked: number
  /** Median time from a buyer's first message to the seller's next one, in minutes, rounded up; null if no conversation has an answer. */
  readonly minutes: number | null
}

/**
 * The buyer's first message is searched among this many at the start of a conversation, and the answer among this many after it. This bounds the
 * work for a long conversation.
 */
const FIRST_MESSAGES = 200

interface Request {
  readonly userId: number
  /** Conversations are counted if their last message and the buyer's first one are not older than this. */
  readonly after: Date
}

/** `userId` is the seller. */
export async function readAnswerTime(db: Reader, { userId, after }: Request): Promise<AnswerTime> {
  const { rows } = await sql<AnswerTime>`
    with rooms as (
      select id from chat_rooms where kind = 'product' and user2_id = ${userId} and last_at >= ${after}
      order by last_at desc limit ${sql.lit(RECORD_ORDERS)}
    )
    select count(*)::int as asked,
      ceil(percentile_cont(0.5) within group (order by extract(epoch from answer.created_at - question.created_at)) / 60)::int as minutes
    from rooms
    cross join lateral (
      select seq, created_at from chat_messages where room_id = rooms.id and user_id <> ${userId} and seq <= ${sql.lit(FIRST_MESSAGES)} order by seq limit 1) as question
    left join lateral (
      select created_at from chat_messages where room_id = rooms.id and user_id = ${userId} and seq > question.seq and seq <= question.seq + ${sql.lit(FIRST_MESSAGES)}
      order by seq limit 1) as answer on true
    where question.created_at >= ${after}`.execute(db)
  return rows[0] ?? { asked: 0, minutes: null }
}
