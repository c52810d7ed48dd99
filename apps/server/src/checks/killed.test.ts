// Kills the server (kill -9) while it makes a report as of a past day: afterwards there is either a whole report that counts, or nothing.
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPastCard } from '@sverka/contract/company-card/past'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { startServing } from '../../test/serving-process.ts'
import { type Point, type WatchedDatabase, watchedDatabase } from '../../test/watched-database.ts'
import { type Person, World } from '../../test/world.ts'
import { systemClock } from '../platform/clock.ts'

const settings = { SECRET_KEY: 'a key of this test alone, 32 letters or more' }
const app = testApplication(settings)
const world = new World(app)
const as = createClient(() => app.server)
const folder = mkdtempSync(join(tmpdir(), 'sverka-killed-'))
const held: { database?: WatchedDatabase; child?: ChildProcess } = {}
const company = legalEntity({ asOf: '2026-03-01', name: 'БЫЛОЕ' })
const DAY = '2026-04-01'

beforeAll(async () => {
  app.clock.moment = systemClock.now()
  await loadRegister(app.database, app.clock, [egrulFile([company])])
  held.database = await watchedDatabase(app.database.url)
})
afterAll(() => {
  held.child?.kill('SIGKILL')
  held.database?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<number> {
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: held.database?.url,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://sverka.test',
    LOG_LEVEL: 'silent',
    DEMO: 'on',
    OVERLOAD_DELAY_MS: '0',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
  const { port } = await startServing('working-process.ts', env, (child) => {
    held.child = child
  })
  return port
}

/** Requests a report: the HTTP status, or null if the process died before it answered. Repeats the request while the server is too busy. */
async function order(port: number, { access }: Person): Promise<number | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` }
  const body = JSON.stringify({ inn: company.inn, day: DAY })
  const ask = async (): Promise<number | null> => {
    const sent = fetch(`http://127.0.0.1:${port}/api/v1/checks/`, { method: 'POST', headers, body })
    return sent.then(
      (answer) => answer.status,
      () => null,
    )
  }
  let status: number | null = 503
  await expect.poll(async () => (status = await ask()), { interval: 500, timeout: 60_000 }).not.toBe(503)
  return status
}

const listReports = (person: Person) =>
  app.db
    .selectFrom('checks')
    .innerJoin('check_files', 'check_files.check_id', 'checks.id')
    .select(['checks.id', 'checks.past_day', 'check_files.content', 'check_files.sha256'])
    .where('checks.user_id', '=', person.id)
    .execute()
const listCounted = (person: Person) => app.db.selectFrom('counted_checks').select('company_id').where('user_id', '=', person.id).execute()
const fingerprint = async () => (await as(null)(getPastCard, { query: { ogrn: company.ogrn, from: DAY } })).body.card?.fingerprint

const row = 'insert into "checks"'
const points: readonly (readonly [string, Point, number])[] = [
  ['before its row is written', { of: row, at: row, when: 'before' }, 0],
  ['when its row is written, before its files', { of: row, at: 'insert into "check_files"', when: 'before' }, 0],
  ['when its files are written, before the commit', { of: row, at: 'commit', when: 'before' }, 0],
  ['when it is committed, before it is answered', { of: row, at: 'commit', when: 'after' }, 1],
]

test.each(points)('a report is whole or not there after a kill %s', { timeout: 300_000 }, async (_where, point, kept) => {
  const person = await world.person()
  const before = await fingerprint()
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  const port = await start()
  const died = once(held.child as ChildProcess, 'exit')
  held.database?.arm(point, () => held.child?.kill('SIGKILL'))
  expect(await order(port, person)).toBeNull()
  await died
  expect(new Set((await listReports(person)).map(({ id }) => id)).size).toBe(kept)
  expect(await listCounted(person)).toHaveLength(kept)
  expect(await order(await start(), person)).toBe(kept === 0 ? 201 : 200)
  const reports = await listReports(person)
  expect(reports).toHaveLength(2 * (kept + 1))
  for (const { content, sha256 } of reports) expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  expect(new Set(reports.map((report) => String(report.past_day)))).toEqual(new Set([DAY]))
  expect(await listCounted(person)).toHaveLength(1)
  expect(await fingerprint()).toBe(before)
  held.child?.kill('SIGKILL')
})
