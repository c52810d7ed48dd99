// The three accounts that visitors of the demo sign in with: buyer, seller and staff.
import type { PlanName } from '@sverka/contract/plans/plans.rules'
import type { AuthDeps } from '../../src/auth/auth.deps.ts'
import { recordConsents } from '../../src/auth/registration.ts'
import { findUserByEmail, insertUser } from '../../src/auth/users.sql.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { computeJoinDate, type Past } from './sellers.ts'

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Demo-2026!'

export const demoAccounts: readonly { email: string; full_name: string; plan: PlanName; is_staff: boolean }[] = [
  { email: 'buyer@demo.test', full_name: 'Закупкина Вера Андреевна', plan: 'business', is_staff: false },
  { email: 'seller@demo.test', full_name: 'Товаров Илья Сергеевич', plan: 'pro', is_staff: false },
  { email: 'admin@demo.test', full_name: 'Порядкова Анна Львовна', plan: 'free', is_staff: true },
]

/** Adds the accounts that are missing, registered half a year before the demo's day, with the consents that registration requires. */
export async function seedAccounts(db: Db, passwords: AuthDeps['passwords'], past: Past): Promise<void> {
  const joined = computeJoinDate(past)
  for (const account of demoAccounts) {
    await db.transaction().execute(async (tx) => {
      if (await findUserByEmail(tx, account.email)) return
      const user = await insertUser(tx, {
        ...account,
        is_demo: true,
        password_hash: await passwords.hash(DEMO_PASSWORD),
        created_at: joined,
      })
      if (!user) return
      const client = { clientIp: null, agent: null }
      await recordConsents(tx, { userId: user.id, kinds: ['terms', 'personal_data'], now: joined, client })
    })
  }
}
