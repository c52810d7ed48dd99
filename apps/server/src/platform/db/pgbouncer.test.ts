// Behind a real PgBouncer (connection pooler): session mode works; transaction mode works beside a direct URL and is refused without one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { findFreePort } from '../../../test/free-port.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { connectDatabase } from './connect.ts'
import { openListening } from './listen.ts'
import { openDatabase } from './open-database.ts'
import { refusePooler } from './pooler-check.ts'
import { prepared } from './prepared.ts'
import { checkTimeLimits } from './startup-check.ts'

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0
const NOT_RUN = 'NOT RUN: the tests behind a real PgBouncer, because there is no pgbouncer on the PATH.'
const log = createLog({ LOG_LEVEL: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'sverka-pgbouncer-'))
const poolers: ChildProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  for (const pooler of poolers) {
    const ended = once(pooler, 'exit')
    pooler.kill('SIGKILL')
    await ended
  }
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Starts PgBouncer, configured as docs/how-to/run-in-production.md says; returns the database's URL through it. */
async function startPgBouncer(mode: 'session' | 'transaction'): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const listenPort = await findFreePort()
  const file = join(folder, `${mode}-${listenPort}.ini`)
  const lines = [
    '[databases]',
    `sverka = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${listenPort}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}`,
    'ignore_startup_parameters = extra_float_digits',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  poolers.push(spawn('pgbouncer', [...user, '--quiet', file], { stdio: 'ignore' }))
  const url = `postgres://${username}@127.0.0.1:${listenPort}/sverka`
  // PgBouncer is ready once the check accepts (session mode) or refuses (transaction mode) its URL: before, it cannot connect.
  await expect.poll(() => refusePooler('DATABASE_URL', url).then(String, (error: Error) => error.name)).toMatch(/undefined|Unfit/)
  return url
}

test.skipIf(!hasPgBouncer)('a pooler in transaction mode is refused with a message that says what to change', async () => {
  const settings = { DATABASE_URL: await startPgBouncer('transaction') }
  const reported = /^DATABASE_URL leads to .*DATABASE_DIRECT_URL.*pool_mode = session/
  await expect(openDatabase(loadConfig(settings), log)).rejects.toThrow(reported)
  const direct = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: settings.DATABASE_URL }
  await expect(openDatabase(loadConfig(direct), log)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to/)
  const owner = { DATABASE_URL: database.url, DATABASE_OWNER_URL: settings.DATABASE_URL }
  await expect(openDatabase(loadConfig(owner), log)).rejects.toThrow(/^DATABASE_OWNER_URL leads to/)
})

test.skipIf(!hasPgBouncer)('in transaction mode beside a direct URL, queries work once the role has time limits', async () => {
  const settings = { DATABASE_URL: await startPgBouncer('transaction'), DATABASE_DIRECT_URL: database.url }
  const opened = await openDatabase(loadConfig(settings), log)
  expect(opened).toMatchObject({ url: settings.DATABASE_URL, directUrl: database.url, ownerUrl: database.url, isPooled: true })
  const { username, pathname } = new URL(database.url)
  const before = connectDatabase(opened.url, { size: 1, log, isPooled: true })
  const missing = await checkTimeLimits(before, username).catch(String)
  await before.destroy()
  expect(missing).toContain(`alter role ${username} set statement_timeout = 5000;`)
  const admin = new pg.Client(inject('adminUrl'))
  await admin.connect()
  for (const statement of missing?.match(/alter role .*;/g) ?? [])
    await admin.query(statement.replace(' set ', ` in database ${pathname.slice(1)} set `))
  await admin.end()
  // As after a reconnect: a new pooler, with new connections to PostgreSQL.
  const db = connectDatabase(await startPgBouncer('transaction'), { size: 8, waitMs: 60_000, log, isPooled: true })
  await checkTimeLimits(db, username)
  // More queries than connections, each named as a prepared statement, which the pooler could not keep.
  const queries = Array.from({ length: 40 }, (_, n) =>
    db.selectFrom('users').modifyFront(prepared).select('id').where('id', '=', n).execute(),
  )
  expect((await Promise.all(queries)).flat()).toEqual([])
  await db.destroy()
})

test.skipIf(!hasPgBouncer)('behind a pooler in session mode notifications arrive and statements time out', async () => {
  const url = await startPgBouncer('session')
  const listening = await openListening(url, log)
  const reported: string[] = []
  await listening.subscribe('test_pooler', { onNotify: (payload) => reported.push(payload) })
  const db = connectDatabase(url, { size: 2, log, statementMs: 300 })
  await sql`select pg_notify('test_pooler', 'told')`.execute(db)
  await expect.poll(() => reported).toEqual(['told'])
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(/statement timeout/)
  await listening.close()
  await db.destroy()
})

test.runIf(!hasPgBouncer)(NOT_RUN, () => undefined)
