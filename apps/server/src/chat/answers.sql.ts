// How fast a seller answers buyers: their latest conversations about goods, a bounded number of them.
import { RECORD_ORDERS } from '@sverka/contract/orders/record.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface AnswerTime {
  /** Conversations that a buyer began. */
  readonly asked: number
  /** Half of the first answers came within so many minutes; null without an answer. */
  readonly minutes: number | null
}

/** Of a conversation only its beginning is read. */
const BEGINNING = 200

interface Request {
  readonly userId: number
  /** Conversations without a message since are not counted. */
  readonly after: Date
}

/** From the first message of a buyer to the seller's first one after it. */
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
      select seq, created_at from chat_messages where room_id = rooms.id and user_id <> ${userId} and seq <= ${sql.lit(BEGINNING)} order by seq limit 1) as question
    left join lateral (
      select created_at from chat_messages where room_id = rooms.id and user_id = ${userId} and seq > question.seq and seq <= question.seq + ${sql.lit(BEGINNING)}
      order by seq limit 1) as answer on true
    where question.created_at >= ${after}`.execute(db)
  return rows[0] ?? { asked: 0, minutes: null }
}
