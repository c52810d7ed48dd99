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

/** The killed server and this test share a key, so that the test's access tokens are valid there. */
const settings = { SECRET_KEY: 'a key of this test alone, 32 letters or more' }
const app = testApplication(settings)
const world = new World(app)
const as = createClient(() => app.server)
const folder = mkdtempSync(join(tmpdir(), 'sverka-killed-'))
/** Resources that are released after the tests. */
const held: { database?: WatchedDatabase; child?: ChildProcess } = {}
const company = legalEntity({ asOf: '2026-03-01', name: 'БЫЛОЕ' })
/** The past day as of which the company is judged, after the day of its only extract. */
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

/** Starts a server process on the watched database; returns its port. */
async function startServer(): Promise<number> {
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
async function requestReport(port: number, { access }: Person): Promise<number | null> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access}` }
  const body = JSON.stringify({ inn: company.inn, day: DAY })
  const send = async (): Promise<number | null> => {
    const sent = fetch(`http://127.0.0.1:${port}/api/v1/checks/`, { method: 'POST', headers, body })
    return sent.then(
      (answer) => answer.status,
      () => null,
    )
  }
  let status: number | null = 503
  await expect.poll(async () => (status = await send()), { interval: 500, timeout: 60_000 }).not.toBe(503)
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
/** The fingerprint of the company's card as of that day: a hash that changes with any of its data. */
const fingerprint = async () => (await as(null)(getPastCard, { query: { ogrn: company.ogrn, from: DAY } })).body.card?.fingerprint

const row = 'insert into "checks"'
/** When the server is killed, and how many reports are stored afterwards: one if the transaction was committed. */
const points: readonly (readonly [string, Point, number])[] = [
  ['before its row is written', { of: row, at: row, when: 'before' }, 0],
  ['when its row is written, before its files', { of: row, at: 'insert into "check_files"', when: 'before' }, 0],
  ['when its files are written, before the commit', { of: row, at: 'commit', when: 'before' }, 0],
  ['when it is committed, before it is answered', { of: row, at: 'commit', when: 'after' }, 1],
]

test.each(points)('a report is whole or not there after a kill %s', { timeout: 300_000 }, async (_where, point, stored) => {
  const person = await world.person()
  const before = await fingerprint()
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  const port = await startServer()
  const died = once(held.child as ChildProcess, 'exit')
  held.database?.arm(point, () => held.child?.kill('SIGKILL'))
  expect(await requestReport(port, person)).toBeNull()
  await died
  expect(new Set((await listReports(person)).map(({ id }) => id)).size).toBe(stored)
  expect(await listCounted(person)).toHaveLength(stored)
  // The repeated request counts (201) unless the first report was stored and counted.
  expect(await requestReport(await startServer(), person)).toBe(stored === 0 ? 201 : 200)
  const reports = await listReports(person)
  // Each report has two files, PDF and xlsx.
  expect(reports).toHaveLength(2 * (stored + 1))
  for (const { content, sha256 } of reports) expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  expect(new Set(reports.map((report) => String(report.past_day)))).toEqual(new Set([DAY]))
  expect(await listCounted(person)).toHaveLength(1)
  expect(await fingerprint()).toBe(before)
  held.child?.kill('SIGKILL')
})
