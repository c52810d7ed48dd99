// `npm run change-key` as an operator runs it: data that were encrypted with the old key of the installation are decrypted with the new one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resealFactors } from '../src/auth/change-key.ts'
import { openSecret, sealSecret } from '../src/auth/one-time-codes.ts'
import { resealWebhooks } from '../src/monitoring/webhooks/change-key.ts'
import { decryptSecret, encryptSecret } from '../src/monitoring/webhooks/signature.ts'
import { sealedStore } from '../src/platform/files/sealed-store.ts'
import { localStore } from '../src/platform/files/store.ts'
import { randomIds } from '../src/platform/ids.ts'
import { testApplication } from '../test/application.ts'
import { World } from '../test/world.ts'

const [OLD, NEW] = ['the key of this installation until now', 'the next key of this installation'].map((key) => key.padEnd(40, '.'))
const folder = mkdtempSync(join(tmpdir(), 'sverka-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const app = testApplication()
const world = new World(app)
const documents = (key = '') => sealedStore(localStore(join(folder, 'files/documents'), randomIds), key, randomIds)

function changeKey(settings: Record<string, string | undefined> = { SECRET_KEY_BEFORE: OLD, SECRET_KEY: NEW }) {
  const { url, ownerUrl } = app.database
  const env = {
    PATH: process.env.PATH,
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: folder,
    ...settings,
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'change-key.ts')], { encoding: 'utf8', env })
  return { code: status, output: stdout + stderr }
}

/** Secret of a second factor (one-time codes). */
const SECRET = 'JBSWY3DPEHPK3PXP'

beforeAll(async () => {
  const { id } = await world.person()
  const made = app.clock.now()
  for (const name of ['one', 'two']) await documents(OLD).put(`passports/${name}.pdf`, Buffer.from(`passport ${name}`))
  const factor = { user_id: id, secret_sealed: sealSecret(SECRET, OLD ?? '', randomIds), created_at: made, confirmed_at: made }
  await app.db.insertInto('second_factors').values(factor).execute()
  const webhook = {
    user_id: id,
    url: 'https://example.org/a',
    secret: encryptSecret(OLD ?? '', 'whsec_a', randomIds),
    tail: 'a',
    created_at: made,
  }
  await app.db.insertInto('webhooks').values(webhook).execute()
})

test('without both keys nothing changes and the usage is printed', () => {
  for (const settings of [{ SECRET_KEY: NEW }, { SECRET_KEY_BEFORE: OLD }, { SECRET_KEY: NEW, SECRET_KEY_BEFORE: NEW }])
    expect(changeKey(settings)).toEqual({ code: 2, output: expect.stringContaining('npm run change-key') })
})

test('a wrong old key changes nothing', async () => {
  const { code, output } = changeKey({ SECRET_KEY_BEFORE: `${OLD}, but another`, SECRET_KEY: NEW })
  expect([code, output]).toEqual([1, expect.stringMatching(/neither key opens passports\/(one|two)\.pdf/)])
  expect(String(await documents(OLD).get('passports/one.pdf'))).toBe('passport one')
})

test('documents, second factors and webhooks are decrypted by the new key', async () => {
  const output = 'sealed for the new key: documents 2, second factors 1, secrets of webhooks 1\n'
  expect(changeKey()).toEqual({ code: 0, output })
  for (const name of ['one', 'two']) {
    expect(String(await documents(NEW).get(`passports/${name}.pdf`))).toBe(`passport ${name}`)
    await expect(documents(OLD).get(`passports/${name}.pdf`)).rejects.toThrow()
  }
  const factor = await app.db.selectFrom('second_factors').select('secret_sealed').executeTakeFirstOrThrow()
  expect(openSecret(factor.secret_sealed, NEW ?? '')).toBe(SECRET)
  const webhook = await app.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()
  expect([decryptSecret(NEW ?? '', webhook.secret), decryptSecret(OLD ?? '', webhook.secret)]).toEqual(['whsec_a', null])
})

test('another run changes nothing, and an interrupted run is continued', async () => {
  expect(changeKey()).toEqual({ code: 0, output: expect.stringContaining('documents 0, second factors 0, secrets of webhooks 0') })
  // As after an interrupted run: one document is still encrypted with the old key.
  await documents(OLD).put('passports/late.pdf', Buffer.from('sealed before the cut'))
  expect(changeKey().output).toContain('documents 1,')
  expect(String(await documents(NEW).get('passports/late.pdf'))).toBe('sealed before the cut')
})

test('running with the keys swapped undoes the change', async () => {
  const keys = { from: NEW ?? '', to: OLD ?? '', ids: randomIds }
  const changed = await app.db.transaction().execute(async (tx) => [await resealFactors(tx, keys), await resealWebhooks(tx, keys)])
  expect(changed).toEqual([1, 1])
  const factor = await app.db.selectFrom('second_factors').select('secret_sealed').executeTakeFirstOrThrow()
  expect(openSecret(factor.secret_sealed, OLD ?? '')).toBe(SECRET)
})

test('an unfinished file left by a crash does not stop a key change', async () => {
  await documents(OLD).put('passports/cut.pdf', Buffer.from('whole'))
  writeFileSync(join(folder, 'files/documents/passports/9d2c0f44-5d0f-4f5e-8a51-6a2f7a2f3c11.part'), 'half')
  await documents(OLD).put('passports/zero.pdf', Buffer.from('behind it'))
  expect(changeKey({ SECRET_KEY_BEFORE: OLD, SECRET_KEY: NEW }).code).toBe(0)
  expect(String(await documents(NEW).get('passports/zero.pdf'))).toBe('behind it')
})
