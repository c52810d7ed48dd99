// Demo accounts by their e-mail addresses, and further invented sellers.

import { findDemoUser, insertUser } from '../../src/auth/users.sql.ts'
import { pastEnd } from '../../src/platform/clock.ts'
import type { Reader, Tx } from '../../src/platform/db/database.ts'

/** The day from which the invented past is counted. */
export type Past = Parameters<typeof pastEnd>[0]

const DAY_MS = 24 * 3_600_000
/** Before the first card, which is 159 days older than the product's day. */
const JOINED_DAYS_AGO = 180
const REPRESENTED_DAYS_AGO = 175

/** When the demo's people registered, before they sold or bought anything. */
export const whenJoined = (past: Past): Date => new Date(pastEnd(past).getTime() - JOINED_DAYS_AGO * DAY_MS)

/** When their companies were verified. */
export const whenRepresented = (past: Past): Date => new Date(pastEnd(past).getTime() - REPRESENTED_DAYS_AGO * DAY_MS)

/** Id of a demo account, or null if there is none. */
export const findDemoAccount = async (db: Reader, email: string): Promise<number | null> => (await findDemoUser(db, email))?.id ?? null

/** Creates more invented sellers with the plan and password of `like`; returns their ids in order. */
export async function addDemoSellers(
  tx: Tx,
  past: Past,
  { like, others }: { like: string; others: readonly { email: string; full_name: string }[] },
): Promise<number[]> {
  const model = await findDemoUser(tx, like)
  const ids: number[] = []
  for (const other of model ? others : []) {
    const row = {
      ...other,
      plan: 'pro',
      is_staff: false,
      is_demo: true,
      password_hash: model?.passwordHash ?? '',
      created_at: whenJoined(past),
    } as const
    const made = await insertUser(tx, row)
    if (made) ids.push(made.id)
  }
  return ids
}
