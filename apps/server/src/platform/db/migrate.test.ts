// Migrations (dated SQL files that change the schema) are applied in order, each once and as a whole, by one process at a time.
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
/** Returns the names of the files applied now. The same folder stands for that of the features, which here have no functions. */
const migrate = () => migrateDatabase(database.ownerUrl, new URL(database.url).username, { migrations: folder, features: folder })
async function ask(sql: string, url = database.ownerUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('files are applied in order, once', async () => {
  await file('2026-01-02-01-b.sql', 'insert into a values (1)')
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  expect(await migrate()).toEqual(['2026-01-01-01-a.sql', '2026-01-02-01-b.sql'])
  expect(await migrate()).toEqual([])
  expect(await ask('select * from a')).toEqual([{ n: 1 }])
})

test('an unsuitable database is refused before anything is created in it', async () => {
  const unfit = await createTestDatabase({ empty: true, locale: 'C' })
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await expect(migrateDatabase(unfit.ownerUrl, new URL(unfit.url).username, { migrations: folder, features: folder })).rejects.toThrow(
    /does not lower-case Cyrillic/,
  )
  expect(await ask("select relname from pg_class where relnamespace = 'public'::regnamespace", unfit.ownerUrl)).toEqual([])
  await unfit.drop()
})

test('one of two simultaneous processes applies the migrations and the other waits', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); select pg_sleep(0.3)')
  const both = await Promise.all([migrate(), migrate()])
  expect(both.flat()).toEqual(['2026-01-01-01-a.sql'])
})

test('a failing file leaves nothing behind and is applied once it is corrected', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); select 1/0')
  await expect(migrate()).rejects.toThrow(/2026-01-01-01-a.sql failed: division by zero/)
  expect(await ask(`select to_regclass('a') as a`)).toEqual([{ a: null }])
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  expect(await migrate()).toHaveLength(1)
})

test('a file that was edited after it had been applied is an error', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await migrate()
  await file('2026-01-01-01-a.sql', 'create table a (n bigint)')
  await expect(migrate()).rejects.toThrow(/was edited after it had been applied/)
})

test('migrations unknown to this release are refused, unless a newer release continues them', async () => {
  await file('2026-01-02-01-b.sql', 'create table b (n int)')
  await file('2026-01-03-01-c.sql', 'create table c (n int)')
  await migrate()
  await rm(join(folder, '2026-01-03-01-c.sql'))
  expect(await migrate()).toEqual([])
  await rm(join(folder, '2026-01-02-01-b.sql'))
  // All earlier files were joined into this one: the database holds a file that is older than the first of the release.
  await file('2026-01-02-02-all.sql', 'create table d (n int)')
  await expect(migrate()).rejects.toThrow(/made by a version before the first release \(it holds 2026-01-02-01-b.sql\)/)
  expect(await ask(`select to_regclass('d') as d`)).toEqual([{ d: null }])
})

test('a concurrent index is built outside a transaction, also while another process waits for its turn', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await migrate()
  await file(
    '2026-01-01-02-a-index.sql',
    '-- no-transaction\ndrop index concurrently if exists a_n;\ncreate index concurrently a_n on a (n);\n',
  )
  const both = await Promise.all([migrate(), migrate()])
  expect(both.flat()).toEqual(['2026-01-01-02-a-index.sql'])
  expect(await ask(`select indisvalid from pg_index where indexrelid = 'a_n'::regclass`)).toEqual([{ indisvalid: true }])
})

test('a migration waits for a table in use without blocking others behind it', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int)')
  await migrate()
  const reader = new pg.Client(database.ownerUrl)
  await reader.connect()
  await reader.query('begin; select * from a')
  await file('2026-01-01-02-a.sql', 'alter table a add column m int')
  const migrating = migrate()
  const others = await ask('select count(*)::int as n from a')
  expect(others).toEqual([{ n: 0 }])
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toHaveLength(1)
})

test('the application may use tables, but not change their definition, and loses revoked rights', async () => {
  await file('2026-01-01-01-a.sql', 'create table a (n int); create table log (n int); revoke update, delete on log from {{app_role}}')
  await migrate()
  await migrate()
  await ask('insert into a values (1); update a set n = 2; insert into log values (1)', database.url)
  await expect(ask('drop table a', database.url)).rejects.toThrow(/must be owner/)
  await expect(ask('delete from log', database.url)).rejects.toThrow(/permission denied/)
})

test('each of the product’s migrations can be the first that an update applies to an existing database', async () => {
  for (const name of (await readdir(migrationsFolder)).filter((entry) => entry.endsWith('.sql')).sort()) {
    await copyFile(join(migrationsFolder, name), join(folder, name))
    expect(await migrate()).toEqual([name])
  }
}, 600_000)
