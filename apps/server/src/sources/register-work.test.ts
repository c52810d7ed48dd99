// Work of staff on the register: imports take only files of the configured folder, each run stores its report, and files of publishers (open data of
// state bodies) are downloaded on a schedule, recorded and imported.
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listRegisterFiles, listRegisterRuns, startRegisterRun } from '@sverka/contract/sources/sources.staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { pathFor } from './published-files.ts'
import { checkPublishers, runNextWaiting, workOnRegister } from './register-work.ts'
import { claimRun, endRun, markSeen } from './runs.sql.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-register-'))
/** The folder from which staff may import; the test's files outside of it must stay unread. */
const loads = join(folder, 'loads')
mkdirSync(join(loads, 'inside'), { recursive: true })
writeFileSync(join(loads, 'inside', 'wrong.xml'), 'no register')
writeFileSync(join(folder, 'secret.xml'), 'not theirs')
symlinkSync(join(folder, 'secret.xml'), join(loads, 'link.xml'))

/** Content of the publisher's file. */
let published = 'no register either'
/** Number of requests to the publisher. */
let requestCount = 0
/** The publisher does not respond. */
let isSilent = false
/** A status that the publisher returns to every request. */
let refusal: number | null = null
/** The part of a file that is sent before the connection stalls. */
let half: string | null = null
const publisher = createServer((request, response) => {
  if (isSilent) return
  const etag = `"${published.length}"`
  requestCount++
  if (refusal !== null) response.writeHead(refusal).end()
  else if (half !== null) response.writeHead(200, { etag: '"new"', 'content-length': 100 }).write(half)
  else if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(200, { etag }).end(published)
})
const address = () => `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/debtam.xml`
beforeAll(async () => {
  if (!publisher.listening) await once(publisher, 'listening')
})
publisher.listen(0, '127.0.0.1')
afterAll(() => {
  publisher.close()
  rmSync(folder, { recursive: true, force: true })
})

const app = testApplication(() => ({ REGISTER_FOLDER: loads, OPEN_DATA_URLS: address(), DATA_DIR: folder }))
const as = createClient(() => app.server)
const world = new World(app)
const work = () => ({ services: app.services, ownerUrl: app.database.ownerUrl, isStopping: () => false })

test('staff load a file of the folder and read its report, and other paths are refused', async () => {
  const staff = await world.staff()
  const requestImport = (file: string) => as(staff)(startRegisterRun, { body: { kind: 'import', file } })
  for (const file of ['../secret.xml', 'inside/../../secret.xml', 'link.xml', join(folder, 'secret.xml'), 'nothing.xml', '.', 'a\0b'])
    expect((await requestImport(file)).status, file).toBe(400)
  expect((await as(staff)(listRegisterFiles, {})).body.files.map(({ name }) => name)).toEqual(['inside/wrong.xml'])
  const requested = await requestImport('inside/wrong.xml')
  expect([requested.status, requested.body]).toMatchObject([201, { state: 'waiting', report: '' }])
  // The same work is waiting already.
  expect((await requestImport('inside/wrong.xml')).status).toBe(409)
  expect(await runNextWaiting(work())).toBe(true)
  const { body } = await as(staff)(listRegisterRuns, { query: { kind: 'import' } })
  expect(body.result[0]).toMatchObject({
    id: requested.body.id,
    state: 'done',
    subject: 'inside/wrong.xml',
    counts: { read: 0, created: 0, rejected: 1 },
  })
  expect(body.result[0]?.report).toMatch(/rejected: .*wrong\.xml[\s\S]*files 1, read 0, new 0/)
})

test('the search index is checked and its state is reported', async () => {
  const staff = await world.staff()
  await as(staff)(startRegisterRun, { body: { kind: 'check' } })
  expect(await runNextWaiting(work())).toBe(true)
  const { body } = await as(staff)(listRegisterRuns, { query: { kind: 'check' } })
  expect(body.result[0]).toMatchObject({ state: 'done', counts: null })
  expect(body.result[0]?.report).toContain('missing 0')
  expect(await runNextWaiting(work())).toBe(false)
})

test('a load says how many rows have a number of unknown kind', async () => {
  const staff = await world.staff()
  const closing = 'files 1, read 9, new 1, changed 2, unchanged 0, without a number of ours 3, kind of number unknown 2, rejected 1'
  const done = { kind: 'import', subject: 'lists.csv', path: null, whole: false, asked_by: null, state: 'done', report: closing } as const
  await app.db
    .insertInto('register_runs')
    .values({ ...done, asked_at: app.clock.now() })
    .execute()
  const { body } = await as(staff)(listRegisterRuns, { query: { kind: 'import' } })
  const counts = { read: 9, created: 1, changed: 2, unchanged: 0, unknown_kind: 2, rejected: 1 }
  expect(body.result.find(({ subject }) => subject === 'lists.csv')).toMatchObject({ counts })
})

test('a load names the elements that it did not read', async () => {
  const report = 'met and not read: СвНовое 12, СведДолжнФЛ/СвНечто 1\nfiles 1, read 9, new 1, changed 2, unchanged 0, rejected 0'
  const done = { kind: 'import', subject: 'new.zip', path: null, whole: false, asked_by: null, state: 'done', report } as const
  await app.db
    .insertInto('register_runs')
    .values({ ...done, asked_at: app.clock.now() })
    .execute()
  const { body } = await as(await world.staff())(listRegisterRuns, { query: { kind: 'import' } })
  const unread = [
    { name: 'СвНовое', count: 12 },
    { name: 'СведДолжнФЛ/СвНечто', count: 1 },
  ]
  expect(body.result.find(({ subject }) => subject === 'new.zip')).toMatchObject({ unread })
})

test('an interrupted run is continued, and a running one stops others from starting', async () => {
  const { body: run } = await as(await world.staff())(startRegisterRun, { body: { kind: 'rebuild' } })
  const after = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000)
  // A run without a heartbeat for 120 seconds counts as interrupted.
  const claimed = async (seconds: number) => (await claimRun(app.db, { now: after(seconds), silentBefore: after(seconds - 120) }))?.id
  expect([await claimed(0), await claimed(60)]).toEqual([run.id, undefined])
  await markSeen(app.db, run.id, after(100))
  expect([await claimed(200), await claimed(230)]).toEqual([undefined, run.id])
  await endRun(app.db, run.id, { state: 'failed', report: '', ended_at: after(240) })
  expect(await claimed(500)).toBeUndefined()
})

test('a published file is downloaded once with size and checksum, and checked again after a day', async () => {
  // Signs in again: the test's clock has moved on by more than a session lasts.
  const files = async () => (await as(await world.staff())(listRegisterFiles, {})).body.published
  const waiting = async () => (await as(await world.staff())(listRegisterRuns, { query: { state: 'waiting' } })).body.result
  await Promise.all([checkPublishers(app.services), checkPublishers(app.services)])
  expect(requestCount).toBe(1)
  expect(await files()).toMatchObject([{ address: address(), bytes: 18, fault: null }])
  expect((await files())[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  app.clock.advance(25 * 3_600_000)
  await checkPublishers(app.services)
  expect(await waiting()).toMatchObject([{ kind: 'import', subject: address(), whole: true, asked_by: null }])
})

test('a file that changes while its earlier copy is being loaded is loaded after it', async () => {
  const nextDay = async () => {
    app.clock.advance(25 * 3_600_000)
    await checkPublishers(app.services)
  }
  const listOpenRuns = () => app.db.selectFrom('register_runs').select('id').where('state', 'in', ['waiting', 'running']).execute()
  published = 'a newer one, no register either'
  await nextDay()
  // The import of the earlier copy, which the test before queued: the new copy waits for it.
  expect(await listOpenRuns()).toHaveLength(1)
  await app.db.updateTable('register_runs').set({ state: 'done', ended_at: app.clock.now() }).execute()
  await nextDay()
  expect(await listOpenRuns()).toHaveLength(1)
  await app.db.updateTable('register_runs').set({ state: 'done', ended_at: app.clock.now() }).execute()
  await nextDay()
  expect(await listOpenRuns()).toHaveLength(0)
})

test('a failed download is described by a code with the publisher’s words', async () => {
  const file = async () => (await as(await world.staff())(listRegisterFiles, {})).body.published[0]
  refusal = 403
  app.clock.advance(25 * 3_600_000)
  await checkPublishers(app.services)
  expect(await file()).toMatchObject({ fault: { code: 'answered', detail: '403' }, coming: null })
  // Rows of earlier versions have a text without a code.
  await app.db.updateTable('published_files').set({ fault: 'words of before' }).execute()
  expect((await file())?.fault).toEqual({ code: 'other', detail: 'words of before' })
  refusal = null
  half = 'a half'
  app.clock.advance(25 * 3_600_000)
  const checking = checkPublishers(app.services)
  await expect.poll(file).toMatchObject({ fault: null, coming: { bytes: half.length, at: expect.any(String) } })
  half = null
  publisher.closeAllConnections()
  await checking
  expect(await file()).toMatchObject({ fault: null, coming: null })
})

test('a file whose process was killed is reported as cut off, and the next process goes on with it', async () => {
  const file = async () => (await as(await world.staff())(listRegisterFiles, {})).body.published[0]
  published = 'a file that a killed process was fetching'
  app.clock.advance(25 * 3_600_000)
  const path = pathFor(folder, address())
  const leftFiles = { [`${path}.part`]: 'a file', [`${path}.part.etag`]: '"old"', [`${path}.fetching`]: app.clock.now().toISOString() }
  for (const [name, text] of Object.entries(leftFiles)) writeFileSync(name, text)
  await app.db.updateTable('published_files').set({ looked_at: app.clock.now(), fault: null }).execute()
  await checkPublishers(app.services)
  expect(await file()).toMatchObject({ fault: null, coming: { bytes: 6 } })
  // A process without a heartbeat for 20 seconds is dead.
  app.clock.advance(20_000)
  expect(await file()).toMatchObject({ fault: { code: 'stopped', detail: '' }, coming: { bytes: 6 } })
  const requestsBefore = requestCount
  await Promise.all([checkPublishers(app.services), checkPublishers(app.services)])
  expect(requestCount).toBe(requestsBefore + 1)
  expect(await file()).toMatchObject({ fault: null, coming: null, bytes: published.length })
  expect(existsSync(`${path}.fetching`)).toBe(false)
})

test('a file above the size limit is refused with the limit', async () => {
  const services = { ...app.services, config: { ...app.services.config, OPEN_DATA_MAX_MB: 1 } }
  published = 'x'.repeat(1_000_001)
  app.clock.advance(25 * 3_600_000)
  await checkPublishers(services)
  const { body } = await as(await world.staff())(listRegisterFiles, {})
  expect(body.published[0]).toMatchObject({ fault: { code: 'too_large', detail: '1' }, coming: null })
})

test('a slow publisher does not delay what staff asked for', async () => {
  isSilent = true
  app.clock.advance(25 * 3_600_000)
  const staff = await world.staff()
  const { body: run } = await as(staff)(startRegisterRun, { body: { kind: 'check' } })
  const readState = async () =>
    (await as(staff)(listRegisterRuns, { query: { kind: 'check' } })).body.result.find(({ id }) => id === run.id)?.state
  let isStopping = false
  const services = { ...app.services, config: { ...app.services.config, BACKGROUND_WORK: 'on' as const } }
  const working = workOnRegister({ ...work(), services, isStopping: () => isStopping })
  await expect.poll(readState, { timeout: 90_000, interval: 500 }).toBe('done')
  isStopping = true
  publisher.closeAllConnections()
  isSilent = false
  await working
})
