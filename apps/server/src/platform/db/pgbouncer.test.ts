// A real PgBouncer between the server and its database: session mode serves with every time limit, transaction mode is refused by name.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { connect } from './connect.ts'
import { openListening } from './listen.ts'
import { refusePooler } from './pooler-check.ts'

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** As docs/how-to/run-in-production.md says; answers the address that leads through it. */
async function through(mode: 'session' | 'transaction'): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const listens = await freePort()
  const lines = [
    '[databases]',
    `sverka = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${listens}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}`,
    'ignore_startup_parameters = extra_float_digits',
  ]
  const file = join(folder, `${mode}.ini`)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  poolers.push(spawn('pgbouncer', [...user, '--quiet', file], { stdio: 'ignore' }))
  const url = `postgres://${username}@127.0.0.1:${listens}/sverka`
  await expect.poll(() => refusePooler('DATABASE_URL', url).then(String, (error: Error) => error.name)).toMatch(/undefined|Unfit/)
  return url
}

test.skipIf(!hasPgBouncer)('transaction mode is refused, and told what to change', async () => {
  await expect(refusePooler('DATABASE_URL', await through('transaction'))).rejects.toThrow(/^DATABASE_URL leads to .*pool_mode = session/)
})

test.skipIf(!hasPgBouncer)('in session mode events are told, and a statement is cut off at its time', async () => {
  const url = await through('session')
  const listening = await openListening(url, log)
  const told: string[] = []
  await listening.subscribe('test_pooler', { onNotify: (payload) => told.push(payload) })
  const db = connect(url, { size: 2, log, statementMs: 300 })
  await sql`select pg_notify('test_pooler', 'told')`.execute(db)
  await expect.poll(() => told).toEqual(['told'])
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(/statement timeout/)
  await listening.close()
  await db.destroy()
})

test.runIf(!hasPgBouncer)(NOT_RUN, () => undefined)
