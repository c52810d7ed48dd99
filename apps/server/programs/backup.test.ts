// `npm run backup` and `npm run restore` as an operator runs them, on the embedded database and on an external one.
import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../src/platform/clock.ts'
import { APP_ROLE, startEmbedded } from '../src/platform/db/embedded.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { sealedStore } from '../src/platform/files/sealed-store.ts'
import { localStore } from '../src/platform/files/store.ts'
import { randomIds } from '../src/platform/ids.ts'
import { installJobs } from '../src/platform/jobs/install.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { loadSearchedRegister } from '../test/searched-register.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-backup-'))
const KEY = 'the key of this installation, long enough'
const started: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of started) await stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Outcome {
  /** Exit code. */
  readonly code: number | null
  readonly output: string
}

/** Runs the program in a process of its own with these arguments and settings. */
function program(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

/** For every logged table: its number of rows and a hash that does not depend on their order. */
async function readContent(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    `select relnamespace::regnamespace || '.' || quote_ident(relname) as name from pg_class
      where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind = 'r' and relpersistence = 'p' and relname !~ '^(backups|queue_stats|version|schema_functions)' order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as content from (select md5(t::text) as hash from ${name} t) hashed`,
    )
    found[String(name)] = row?.content
  }
  return found
}

/** Indexes, constraints and triggers, which a restore drops and creates again. */
const readShape = (url: string) =>
  query(
    url,
    `select 'index ' || pg_get_indexdef(indexrelid) as part from pg_index join pg_class on oid = indrelid where relnamespace = 'public'::regnamespace
      union all select conname || ' ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )

const openFiles = (data: string, key = KEY) => sealedStore(localStore(join(data, 'files/documents'), randomIds), key, randomIds)

/** Fills a database with a register, an e-mail with special characters, an encrypted document and a picture. */
async function fill(database: { url: string; ownerUrl: string }, data: string, key = KEY): Promise<void> {
  await loadSearchedRegister(database, systemClock)
  await query(
    database.url,
    `insert into emails (recipient, subject, body_text, body_html, created_at) values ('a@b.example', E'two\\nlines\\tand \\\\N', '', '', now())`,
  )
  await openFiles(data, key).put('passports/one.pdf', Buffer.from('a passport'))
  await localStore(join(data, 'files/pictures'), randomIds).put('avatars/one.png', Buffer.from('a picture'))
}

const backups = (at: string) => readdirSync(at).sort()

const data = join(folder, 'data')
const backupFolder = join(folder, 'kept')
let database: TestDatabase
let other: TestDatabase
const env = ({ url, ownerUrl }: TestDatabase, at: string) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  DATA_DIR: at,
  SECRET_KEY: KEY,
})

beforeAll(async () => {
  database = await createTestDatabase()
  other = await createTestDatabase({ empty: true })
  await fill(database, data)
})
afterAll(async () => {
  await database.drop()
  await other.drop()
})

test('an external database is backed up while in use, and the backup is reported to staff', async () => {
  const user = new pg.Client(database.url)
  await user.connect()
  expect(await program('backup', [backupFolder], env(database, data))).toEqual({
    code: 0,
    output: expect.stringMatching(/\d{4,} rows, 2 files, \d+ KB, written and read again/),
  })
  await user.end()
  expect(backups(backupFolder)).toHaveLength(1)
  expect(await query(database.url, 'select file_count, row_count > 1000 as whole from backups')).toEqual([{ file_count: 2, whole: true }])
})

test('an external database is restored unchanged on an empty machine', async () => {
  const there = join(folder, 'empty-machine')
  expect(await program('restore', [backupFolder], env(other, there))).toEqual({ code: 0, output: expect.stringContaining('are back') })
  expect(await readContent(other.ownerUrl)).toEqual(await readContent(database.ownerUrl))
  expect(await readShape(other.ownerUrl)).toEqual(await readShape(database.ownerUrl))
  expect(String(await openFiles(there).get('passports/one.pdf'))).toBe('a passport')
  const next = `insert into emails (recipient, subject, body_text, body_html, created_at) values ('c@d.example', '', '', '', now()) returning id`
  const [[before], [after]] = await Promise.all([query(database.url, next), query(other.url, next)])
  expect(after).toEqual(before)
})

test('restore overwrites an external database only with the option for it', async () => {
  const before = await readContent(other.ownerUrl)
  const refused = await program('restore', [backupFolder], env(other, join(folder, 'third')))
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/The database is not empty.*--overwrite/) })
  expect(await readContent(other.ownerUrl)).toEqual(before)
  expect((await program('restore', ['--overwrite', backupFolder], env(other, join(folder, 'third')))).code).toBe(0)
})

test('restore refuses an external database while a server runs on it', async () => {
  const user = new pg.Client(other.url)
  await user.connect()
  const refused = await program('restore', ['--overwrite', backupFolder], env(other, join(folder, 'third')))
  await user.end()
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('stop the server first') })
})

test('restore refuses an external database when the key cannot decrypt its documents', async () => {
  const refused = await program('restore', ['--overwrite', backupFolder], {
    ...env(other, join(folder, 'third')),
    SECRET_KEY: `${KEY} of another`,
  })
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('sealed with another key') })
})

test.each([
  { fault: 'changed', harm: (path: string) => appendFileSync(path, 'x'), reported: /is not what was written/ },
  { fault: 'lost', harm: (path: string) => rmSync(path), reported: /is missing/ },
  { fault: 'emptied', harm: (path: string) => writeFileSync(path, ''), reported: /is not what was written/ },
])('a backup of which a table was $fault is refused before anything is removed', async ({ harm, reported }) => {
  const at = mkdtempSync(join(folder, 'harmed-'))
  expect((await program('backup', [at], env(database, data))).code).toBe(0)
  harm(join(at, backups(at)[0] ?? '', 'tables/public.companies.copy.gz'))
  const before = await readContent(other.ownerUrl)
  expect(await program('restore', ['--overwrite', at], env(other, join(folder, 'third')))).toEqual({
    code: 1,
    output: expect.stringMatching(reported),
  })
  expect(await readContent(other.ownerUrl)).toEqual(before)
})

test('the requested number of newest backups is kept', async () => {
  const at = mkdtempSync(join(folder, 'many-'))
  expect((await program('backup', ['--keep', '1', at], env(database, data))).code).toBe(0)
  const [first] = backups(at)
  await expect.poll(() => systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-')).not.toBe(first?.slice(0, 19))
  expect((await program('backup', ['--keep', '1', at], env(database, data))).code).toBe(0)
  expect(backups(at)).toEqual([expect.not.stringMatching(first ?? '')])
})

test('a database on which no server has started gives no backup and leaves no files', async () => {
  const empty = await createTestDatabase({ empty: true })
  const at = join(folder, 'nothing')
  const env = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl, DATA_DIR: folder, SECRET_KEY: KEY }
  expect(await program('backup', [at], env)).toEqual({ code: 1, output: expect.stringContaining('nothing to back up') })
  expect(backups(at)).toEqual([])
  await empty.drop()
})

test('the embedded database is restored on an empty machine with its key', async () => {
  const [data, backupFolder, there] = ['own', 'own-kept', 'own-there'].map((name) => join(folder, name)) as [string, string, string]
  chmodSync(folder, 0o755)
  const database = await startEmbedded(data, () => randomIds.secret(16), ['fsync=off', 'shared_buffers=64MB'])
  started.push(() => database.stop())
  await migrateDatabase(database.ownerUrl, APP_ROLE)
  await installJobs(database.ownerUrl, APP_ROLE)
  writeFileSync(join(data, 'secret.key'), KEY, { mode: 0o600 })
  await fill(database, data)
  expect((await program('backup', [backupFolder], { DATA_DIR: data })).output).toContain('read again')
  expect((await program('restore', [backupFolder], { DATA_DIR: there })).output).toContain('are back')
  expect(readFileSync(join(there, 'secret.key'), 'utf8')).toBe(KEY)
  const restored = await startEmbedded(there, () => randomIds.secret(16), ['fsync=off', 'shared_buffers=64MB'])
  started.push(() => restored.stop())
  expect(await readContent(restored.ownerUrl)).toEqual(await readContent(database.ownerUrl))
  expect(String(await openFiles(there).get('passports/one.pdf'))).toBe('a passport')
  expect(existsSync(join(there, 'files/pictures/avatars/one.png'))).toBe(true)
})
