// The server's configuration from environment variables: defaults, errors that name the variable, demo mode.
import { expect, test } from 'vitest'
import { loadConfig, settings } from './config.ts'
import type { Setting } from './config-types.ts'

test('without configuration the server is a demo on 127.0.0.1:3000', () => {
  expect(loadConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, demo: true, addressFactor: 100, REGISTRY_SEARCH_KEY: 'demo' })
})

test('all invalid values are reported at once, with what was expected', () => {
  const broken = { PORT: '99999', LOG_LEVEL: 'loud', PUBLIC_URL: 'sverka.ru', LIMIT_API: 'many' }
  expect(() => loadConfig(broken)).toThrow(/PORT: .*0 to 65535.*"99999"[\s\S]*PUBLIC_URL[\s\S]*LOG_LEVEL[\s\S]*LIMIT_API/)
})

test('an invalid secret is reported without its value', () => {
  expect(() => loadConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(/DATABASE_URL: expected an address(?!.*hunter2)/s)
})

const lists = Object.entries<Setting<unknown>>(settings).filter(([, { fallback }]) => Array.isArray(fallback))
/** For each setting that is a list: valid items, and invalid ones. */
const ITEMS: Readonly<Record<string, { valid: readonly string[]; invalid: readonly string[] }>> = {
  TRUST_PROXY: {
    valid: ['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8', 'loopback'],
    invalid: ['999.1.1.1/99', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '10.0.0.0/1e1', 'proxy.internal', 'x'],
  },
  YOOKASSA_SENDERS: { valid: ['185.71.76.0/27', '2a02:5180::/32'], invalid: ['x', '185.71.76.256', '185.71.76.0/-1', 'loopback'] },
  OPEN_DATA_URLS: { valid: ['https://data.example/a.zip?day=1'], invalid: ['data.example/a.zip', 'ftp://data.example/a.zip', 'https://'] },
  DATABASE_REPLICA_URL: { valid: ['postgres://reader@one/sverka'], invalid: ['mysql://reader:hunter2@one/sverka', 'one'] },
}

test('every list setting is tested below', () => {
  expect(lists.map(([name]) => name).sort()).toEqual(Object.keys(ITEMS).sort())
})

test.each(lists)('%s accepts valid items and names an invalid one among them', (name, { secret }) => {
  const { valid = [], invalid = [] } = ITEMS[name] ?? {}
  const envWith = (items: readonly string[]) => ({ DATABASE_URL: 'postgres://app@db/x', [name]: items.join(', ') })
  expect(loadConfig(envWith(valid))).toMatchObject({ [name]: valid })
  for (const item of invalid) {
    const itemName = secret ? `item ${valid.length + 1}` : `"${item}"`
    expect(() => loadConfig(envWith([...valid, item])), item).toThrow(
      new RegExp(`${name}: ${itemName.replaceAll(/[.?/]/g, '\\$&')}: expected`),
    )
    if (secret) expect(() => loadConfig(envWith([...valid, item])), item).not.toThrow(/hunter2/)
  }
})

test.each([
  ['HOST', ['127.0.0.1', '::', 'localhost', 'web-1.internal'], ['http://127.0.0.1', '999.1.1.1', 'a b']],
  ['MAIL_FROM', ['no-reply@sverka.example', 'Сверка <no-reply@sverka.example>'], ['sverka', 'Сверка <sverka>', 'a@b@c']],
  ['SUPPORT_EMAIL', ['help@sverka.example'], ['help', 'help@', 'help me@sverka.example']],
  ['REQUISITES_EMAIL', ['owner@sverka.example'], ['owner']],
  ['YOOKASSA_URL', ['https://api.yookassa.ru/v3'], ['api.yookassa.ru', 'ftp://api.yookassa.ru']],
  ['CHECKO_URL', ['http://127.0.0.1:8080'], ['checko']],
])('%s accepts valid values and refuses invalid ones', (name, valid, invalid) => {
  for (const value of valid) expect(loadConfig({ [name]: value })).toMatchObject({ [name]: value })
  for (const value of invalid) expect(() => loadConfig({ [name]: value }), value).toThrow(`${name}: expected`)
})

test('further URLs of the database are accepted only together with DATABASE_URL', () => {
  expect(() => loadConfig({ DATABASE_DIRECT_URL: 'postgres://db/x' })).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL')
  expect(loadConfig({ DATABASE_URL: 'postgres://pooler/x' }).directUrl).toBe('postgres://pooler/x')
  expect(loadConfig({ DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: 'postgres://db/x' }).directUrl).toBe('postgres://db/x')
})

test('a YooKassa shop without its key and a key without its shop are refused', () => {
  expect(() => loadConfig({ YOOKASSA_SHOP_ID: 'shop' })).toThrow('YOOKASSA_SHOP_ID is set without YOOKASSA_SECRET_KEY')
  expect(() => loadConfig({ YOOKASSA_SECRET_KEY: 'key' })).toThrow('YOOKASSA_SECRET_KEY is set without YOOKASSA_SHOP_ID')
  expect(loadConfig({ YOOKASSA_SHOP_ID: 'shop', YOOKASSA_SECRET_KEY: 'key' })).toMatchObject({ YOOKASSA_SHOP_ID: 'shop' })
})

test('production with a database needs its secrets', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://app:x@db/sverka' }
  expect(() => loadConfig(production)).toThrow(
    /SECRET_KEY is missing[\s\S]*SMTP_URL is missing[\s\S]*YOOKASSA_SECRET_KEY is missing[\s\S]*REGISTRY_SEARCH_KEY is missing/,
  )
  expect(
    loadConfig({
      ...production,
      REGISTRY_SEARCH_KEY: 'k1',
      SECRET_KEY: 's'.repeat(32),
      SMTP_URL: 'smtp://mail',
      YOOKASSA_SHOP_ID: 'shop',
      YOOKASSA_SECRET_KEY: 'key',
    }),
  ).toMatchObject({
    demo: false,
    addressFactor: 1,
    SHUTDOWN_DELAY_MS: 5000,
  })
})

test('an external database is a demo only with DEMO=on, and needs no secrets before production', () => {
  const external = { DATABASE_URL: 'postgres://app:x@db/sverka' }
  expect(loadConfig(external)).toMatchObject({ demo: false, addressFactor: 1, REGISTRY_SEARCH_KEY: null, SECRET_KEY: null })
  expect(loadConfig({ ...external, DEMO: 'on' })).toMatchObject({ demo: true, addressFactor: 100, REGISTRY_SEARCH_KEY: 'demo' })
  expect(() => loadConfig({ ...external, NODE_ENV: 'production', DEMO: 'on' })).toThrow(/DEMO=on does not go with NODE_ENV=production/)
})

test('production without an external database stays a demo', () => {
  expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(true)
})
