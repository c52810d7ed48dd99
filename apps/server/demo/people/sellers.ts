// Demo accounts by their addresses, and more invented sellers beside them.

import { findDemoUser, insertUser } from '../../src/auth/users.sql.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Reader, Tx } from '../../src/platform/db/database.ts'

/** Id of a demo account, or null where there is none. */
export const findDemoAccount = async (db: Reader, email: string): Promise<number | null> => (await findDemoUser(db, email))?.id ?? null

/** More invented sellers, with plan and password of `like`; answers with their ids in order. */
export async function addDemoSellers(
  tx: Tx,
  clock: Clock,
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
      created_at: clock.now(),
    } as const
    const made = await insertUser(tx, row)
    if (made) ids.push(made.id)
  }
  return ids
}
