// A server outside the demo does not start while demo accounts exist, and one command removes them.
import { createTokens } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/people/accounts.ts'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { buildApp } from '../app.ts'
import { loadConfig } from '../platform/config.ts'
import { connectDatabase } from '../platform/db/connect.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { removeDemoAccounts } from './demo-accounts.ts'
import { setEmail } from './users.sql.ts'

const app = testApplication()
const world = new World(app)

/** The published password of all demo accounts. */
const DEMO_PASSWORD = 'Demo-2026!'

/** Starts a production server on the same database and stops it; throws what prevents the start. Its keys and addresses are placeholders. */
async function startInProduction() {
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    DATABASE_URL: app.database.url,
    SECRET_KEY: 'k'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    YOOKASSA_SHOP_ID: 'shop',
    YOOKASSA_SECRET_KEY: 'key',
    REGISTRY_SEARCH_KEY: 'key',
  })
  const log = createLog(config)
  const openPool = (options: { size: number }) => connectDatabase(app.database.url, { ...options, log })
  const built = await buildApp({ config, db: app.db, log, clock: app.clock, ids: randomIds, openPool: openPool as never, web: 'none' })
  await built.server.close()
}

test('production names the demo accounts and the command that removes them, whatever their address', async () => {
  await app.seedDemo()
  // A demo account with another address is still recognized, by its mark in the database.
  const buyer = await app.db.selectFrom('users').select('id').where('email', '=', 'buyer@demo.test').executeTakeFirstOrThrow()
  await app.db.transaction().execute((tx) => setEmail(tx, buyer.id, 'someone@luna.example'))
  await expect(startInProduction()).rejects.toThrow(/someone@luna\.example.*seller@demo\.test.*\n.*npm run staff -- remove-demo/)
  const person = await world.person()
  const removed = await removeDemoAccounts(
    app.db,
    app.clock,
    app.services.personalData().flatMap(({ eraseUserData }) => eraseUserData ?? []),
  )
  expect(removed).toHaveLength(demoAccounts.length)
  await startInProduction()
  const signIn = (email: string, password: string) => createClient(() => app.server)(null)(createTokens, { body: { email, password } })
  for (const email of removed) expect((await signIn(email, DEMO_PASSWORD)).status).toBe(401)
  expect((await signIn(person.email, person.password)).status).toBe(200)
})
