// Finds the demo's accounts by e-mail address, adds further invented sellers, and computes when the demo's people registered.

import { findDemoUser, insertUser } from '../../src/auth/users.sql.ts'
import { demoPastEnd } from '../../src/platform/clock.ts'
import type { Reader, Tx } from '../../src/platform/db/database.ts'

/** The clock and the demo's day: from these `demoPastEnd` computes the last moment of the demo's invented past. */
export type Past = Parameters<typeof demoPastEnd>[0]

const DAY_MS = 24 * 3_600_000
/**
 * Days before the end of the invented past. The oldest product is 159 days old: people must have joined, and then become representatives of their
 * companies, before it.
 */
const JOINED_DAYS_AGO = 180
const REPRESENTED_DAYS_AGO = 175

/** When the demo's people registered, before they sold or bought anything. */
export const computeJoinDate = (past: Past): Date => new Date(demoPastEnd(past).getTime() - JOINED_DAYS_AGO * DAY_MS)

/** When staff approved them as representatives of their companies. */
export const computeRepresentedDate = (past: Past): Date => new Date(demoPastEnd(past).getTime() - REPRESENTED_DAYS_AGO * DAY_MS)

/** User id of a demo account, or null if there is none. */
export const findDemoAccount = async (db: Reader, email: string): Promise<number | null> => (await findDemoUser(db, email))?.id ?? null

/**
 * Creates the sellers `others` on plan Pro with the password of the account `like`; returns the ids of the new users in order. An address that
 * already has an account is left out; if the account `like` is missing, nobody is added.
 */
export async function addDemoSellers(
  tx: Tx,
  past: Past,
  { like, others }: { like: string; others: readonly { email: string; full_name: string }[] },
): Promise<number[]> {
  const template = await findDemoUser(tx, like)
  const ids: number[] = []
  for (const other of template ? others : []) {
    const row = {
      ...other,
      plan: 'pro',
      is_staff: false,
      is_demo: true,
      password_hash: template?.passwordHash ?? '',
      created_at: computeJoinDate(past),
    } as const
    const made = await insertUser(tx, row)
    if (made) ids.push(made.id)
  }
  return ids
}
