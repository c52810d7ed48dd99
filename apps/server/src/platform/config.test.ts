// What the operator sees of the configuration: defaults, checks that name the variable, demo mode.
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

test('nothing configured is demo mode on 127.0.0.1:3000', () => {
  expect(loadConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, demo: true, addressFactor: 100, REGISTRY_SEARCH_KEY: 'demo' })
})

test('every wrong value is named at once, with what was expected', () => {
  const broken = { PORT: '99999', LOG_LEVEL: 'loud', PUBLIC_URL: 'sverka.ru', LIMIT_API: 'many' }
  expect(() => loadConfig(broken)).toThrow(/PORT: .*0 to 65535.*"99999"[\s\S]*PUBLIC_URL[\s\S]*LOG_LEVEL[\s\S]*LIMIT_API/)
})

test('a secret that is wrong is named without its value', () => {
  expect(() => loadConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(/DATABASE_URL: expected an address(?!.*hunter2)/s)
})

test('the other addresses of the database go with the first', () => {
  expect(() => loadConfig({ DATABASE_DIRECT_URL: 'postgres://db/x' })).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL')
  expect(loadConfig({ DATABASE_URL: 'postgres://pooler/x' }).directUrl).toBe('postgres://pooler/x')
  expect(loadConfig({ DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: 'postgres://db/x' }).directUrl).toBe('postgres://db/x')
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

test('a database from outside is a demo only when that is asked for by name; it opens nothing, and needs no secrets before production', () => {
  const outside = { DATABASE_URL: 'postgres://app:x@db/sverka' }
  expect(loadConfig(outside)).toMatchObject({ demo: false, addressFactor: 1, REGISTRY_SEARCH_KEY: null, SECRET_KEY: null })
  expect(loadConfig({ ...outside, DEMO: 'on' })).toMatchObject({ demo: true, addressFactor: 100, REGISTRY_SEARCH_KEY: 'demo' })
  expect(() => loadConfig({ ...outside, NODE_ENV: 'production', DEMO: 'on' })).toThrow(/DEMO=on does not go with NODE_ENV=production/)
})

test('production without a database of its own stays a demo', () => {
  expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(true)
})
