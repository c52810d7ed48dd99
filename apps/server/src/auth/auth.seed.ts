// The demo's three accounts (the same on every machine), made once on a database without accounts.
import type { PlanName } from '@sverka/contract/plans/plans.rules'
import type { Clock } from '../platform/clock.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import type { AuthDeps } from './auth.deps.ts'
import { giveConsents } from './registration.ts'
import { findDemoUser, findUserByEmail, insertUser } from './users.sql.ts'

export const DEMO_PASSWORD = 'Demo-2026!'

export const demoAccounts: readonly { email: string; full_name: string; plan: PlanName; is_staff: boolean }[] = [
  { email: 'buyer@demo.test', full_name: 'Закупкина Вера Андреевна', plan: 'business', is_staff: false },
  { email: 'seller@demo.test', full_name: 'Товаров Илья Сергеевич', plan: 'pro', is_staff: false },
  { email: 'admin@demo.test', full_name: 'Порядкова Анна Львовна', plan: 'free', is_staff: true },
]

/** Adds the accounts that are missing. */
export async function seedAccounts(db: Db, deps: Pick<AuthDeps, 'passwords' | 'clock'>): Promise<void> {
  for (const account of demoAccounts) {
    await db.transaction().execute(async (tx) => {
      if (await findUserByEmail(tx, account.email)) return
      const now = deps.clock.now()
      const user = await insertUser(tx, {
        ...account,
        is_demo: true,
        password_hash: await deps.passwords.hash(DEMO_PASSWORD),
        created_at: now,
      })
      if (!user) return
      const client = { address: null, agent: null }
      await giveConsents(tx, { userId: user.id, kinds: ['terms', 'personal_data'], now, client })
    })
  }
}

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
