// Migrations are forward only, repeatable, one process at a time, all or nothing.
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await file('functions.txt', '')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrateDatabase(database.ownerUrl, new URL(database.url).username, { migrations: folder, words: folder })
async function ask(sql: string, url = database.ownerUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('files are applied in order, once', async () => {
  await file('2026-01-02-01-b.sql', 'insert into a values (1)')
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  expect(await run()).toEqual(['2026-01-01-01-a.sql', '2026-01-02-01-b.sql'])
  expect(await run()).toEqual([])
  expect(await ask('select * from a')).toEqual([{ n: 1 }])
})

test('an unsuitable database is refused before anything is created in it', async () => {
  const unfit = await createTestDatabase({ empty: true, locale: 'C' })
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await expect(migrateDatabase(unfit.ownerUrl, new URL(unfit.url).username, { migrations: folder, words: folder })).rejects.toThrow(
    /does not lower-case Cyrillic/,
  )
  expect(await ask("select relname from pg_class where relnamespace = 'public'::regnamespace", unfit.ownerUrl)).toEqual([])
  await unfit.drop()
})

test('one of two simultaneous processes applies the migrations and the other waits', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); select pg_sleep(0.3)')
  const both = await Promise.all([run(), run()])
  expect(both.flat()).toEqual(['2026-01-01-01-a.sql'])
})

test('a failing file leaves nothing behind and is applied once it is corrected', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); select 1/0')
  await expect(run()).rejects.toThrow(/2026-01-01-01-a.sql failed: division by zero/)
  expect(await ask(`select to_regclass('a') as a`)).toEqual([{ a: null }])
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  expect(await run()).toHaveLength(1)
})

test('an applied file that was edited is an error', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await run()
  await file('2026-01-01-01-a.sql', 'create table a (n bigint)')
  await expect(run()).rejects.toThrow(/was edited after it had been applied/)
})

test('migrations unknown to this release are refused, unless a newer release continues them', async () => {
  await file('2026-01-02-01-b.sql', 'create table b (n int)')
  await file('2026-01-03-01-c.sql', 'create table c (n int)')
  await run()
  await rm(join(folder, '2026-01-03-01-c.sql'))
  expect(await run()).toEqual([])
  await rm(join(folder, '2026-01-02-01-b.sql'))
  await file('2026-01-02-02-all.sql', 'create table d (n int)')
  await expect(run()).rejects.toThrow(/made by a version before the first release \(it holds 2026-01-02-01-b.sql\)/)
  expect(await ask(`select to_regclass('d') as d`)).toEqual([{ d: null }])
})

test('a concurrent index is built outside a transaction, also while another process waits for its turn', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await run()
  await file(
    '2026-01-01-02-a-index.sql',
    '-- no-transaction\ndrop index concurrently if exists a_n;\ncreate index concurrently a_n on a (n);\n',
  )
  const both = await Promise.all([run(), run()])
  expect(both.flat()).toEqual(['2026-01-01-02-a-index.sql'])
  expect(await ask(`select indisvalid from pg_index where indexrelid = 'a_n'::regclass`)).toEqual([{ indisvalid: true }])
})

test('a migration waits for a table in use without blocking others behind it', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await run()
  const reader = new pg.Client(database.ownerUrl)
  await reader.connect()
  await reader.query('begin; select * from a')
  await file('2026-01-01-02-a.sql', 'alter table a add column m int')
  const migrating = run()
  const others = await ask('select count(*)::int as n from a')
  expect(others).toEqual([{ n: 0 }])
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toHaveLength(1)
})

test('the application uses tables without changing their definition, and loses revoked rights', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); create table log (n int); revoke update, delete on log from {{app_role}}')
  await run()
  await run()
  await ask('insert into a values (1); update a set n = 2; insert into log values (1)', database.url)
  await expect(ask('drop table a', database.url)).rejects.toThrow(/must be owner/)
  await expect(ask('delete from log', database.url)).rejects.toThrow(/permission denied/)
})

test('each of our files can be the first that an update applies to an existing database', async () => {
  for (const name of (await readdir(migrationsFolder)).filter((one) => one.endsWith('.sql')).sort()) {
    await copyFile(join(migrationsFolder, name), join(folder, name))
    expect(await run()).toEqual([name])
  }
}, 600_000)
