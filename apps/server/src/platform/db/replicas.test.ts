// A real standby (read-only copy) answers the reads of guests; a writer reads their own writes; a lagging, dead or silent standby loses no answer.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDemoRegister } from '../../../demo/register/load-register.ts'
import { TestClock } from '../../../test/application.ts'
import { inventedOgrn } from '../../../test/register-files.ts'
import { addRecords } from '../../../test/search-records.ts'
import { type Standby, startStandby } from '../../../test/standby.ts'
import { type App, buildApp } from '../../app.ts'
import { updateSearchIndex } from '../../company-index/documents/update-index.ts'
import { rebuildCompanySearch } from '../../company-index/rebuild/rebuild.ts'
import { loadConfig } from '../config.ts'
import { installHealth } from '../http/health.ts'
import { randomIds } from '../ids.ts'
import { installJobs } from '../jobs/install.ts'
import { createLog } from '../log.ts'
import { type ConnectOptions, connectDatabase } from './connect.ts'
import type { Db, Tx } from './database.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { Replicas } from './replicas.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
const clock = new TestClock()
const folder = mkdtempSync(join(tmpdir(), 'sverka-replicas-'))
/** How far a standby may be behind. */
const LAG_MS = 5_000
const config = loadConfig({
  LOG_LEVEL: 'silent',
  OVERLOAD_DELAY_MS: '0',
  SEARCH_PASS_MS: '5000',
  DATA_DIR: folder,
  LIMIT_SEARCH: '10000/60',
})
let primary: EmbeddedDatabase
let standby: Standby
let standbyProxy: Server
/** Both ends of each connection through a proxy. */
const sockets = new Set<Socket>()
let db: Db
let replicas: Replicas
let app: App
let companyId: number
/** State registration number (OGRN) of a company of the demo's invented register. */
let demoOgrn: string

/** Starts a TCP proxy to a server, which can go silent without closing connections. Returns the URL through it. */
async function startProxy(url: string): Promise<{ href: string; proxy: Server }> {
  const address = new URL(url)
  const target = { host: address.hostname, port: Number(address.port) }
  const proxy = createServer((near) => {
    const far = connectTo(target)
    for (const socket of [near, far]) sockets.add(socket.on('close', () => sockets.delete(socket)))
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  address.port = String((proxy.address() as AddressInfo).port)
  return { href: address.href, proxy }
}

beforeAll(async () => {
  primary = await startEmbedded(join(folder, 'primary'), () => 'secret-of-the-test', ['shared_buffers=64MB', 'fsync=off'])
  const role = new URL(primary.url).username
  await migrateDatabase(primary.ownerUrl, role)
  await installJobs(primary.ownerUrl, role)
  /** Waits up to a minute for a connection: the machine of the tests may be busy. */
  const patient = (options: Omit<ConnectOptions, 'log'>): ConnectOptions => ({ ...options, log, waitMs: 60_000 })
  db = connectDatabase(primary.url, patient({ size: 5 }))
  await loadDemoRegister(primary.ownerUrl, { clock, onCompaniesChanged: [updateSearchIndex], companies: 2, traders: 1 })
  demoOgrn = (await db.selectFrom('companies').select('ogrn').where('kind', '=', 'company').executeTakeFirstOrThrow()).ogrn
  // The tests below run in this order and give the first of these companies one new name after the other.
  const ids = await addRecords(db, [{ name: 'ООО "ПЕРВАЯ"' }, { name: 'ООО "ДРУГАЯ"' }])
  companyId = ids[0] ?? 0
  await rebuildCompanySearch({ ownerUrl: primary.ownerUrl, workers: 0 })
  standby = await startStandby(primary, join(folder, 'standby'))
  // A busy machine may pause for some seconds.
  const connections = { size: 2, timeoutMs: 8_000, log }
  const toStandby = await startProxy(standby.url)
  standbyProxy = toStandby.proxy
  replicas = await Replicas.open({ ...connections, urls: [toStandby.href], primaryUrl: primary.url, lagMs: LAG_MS, clock })
  const openPool = (options: Omit<ConnectOptions, 'log'>) =>
    options.routesToStandby ? replicas.openPool(patient(options)) : connectDatabase(primary.url, patient(options))
  app = await buildApp({ config, db, openPool, log, clock, ids: randomIds, web: 'none', replicas })
  await app.server.ready()
})
afterAll(async () => {
  await app?.server.close()
  await replicas?.close()
  standbyProxy?.close()
  await db?.destroy()
  await standby?.stop()
  await primary?.stop()
  for (const path of [primary?.folder, folder]) if (path) rmSync(path, { recursive: true, force: true })
})

/** Waits until the standby may be read and has reached the primary's present position. */
async function waitUntilCaughtUp(): Promise<void> {
  const mark = await replicas.written(db)
  const isThere = async () => {
    await replicas.check()
    return replicas.choose(mark) !== null
  }
  await expect.poll(isThere).toBe(true)
}
beforeEach(waitUntilCaughtUp)

/** Runs a statement on the standby as its superuser: the tests pause and resume there the replay of the primary's log. */
const onStandby = async (statement: string) => {
  const admin = new pg.Client(new URL(`/${new URL(standby.url).pathname.slice(1)}`, standby.adminUrl).href)
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** Ids of the companies that the search finds. */
async function search(query: string, headers: Record<string, string> = {}): Promise<number[]> {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query }, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().result.map(({ id }: { id: number }) => id)
}

async function rename(tx: Tx, name: string): Promise<void> {
  await tx.updateTable('companies').set({ name }).where('id', '=', companyId).execute()
  await updateSearchIndex(tx, [companyId])
}

/** The cookie that a browser receives after a write: it holds the primary's position then. */
async function cookieAfterWrite(): Promise<string> {
  // A write that guests may make: it counts impressions of promoted products.
  const answer = await app.server.inject({ method: 'POST', url: '/api/v1/marketplace/promoted/' })
  expect(answer.statusCode).toBe(200)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^sverka_written=[0-9a-f]+; Path=\/; HttpOnly; SameSite=Lax$/)
  return cookie.split(';')[0] ?? ''
}

test('guests are answered by the standby, and a writer by the primary until the standby has caught up', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await db.transaction().execute((tx) => rename(tx, 'ООО "ВТОРАЯ"'))
  const cookie = await cookieAfterWrite()
  expect([await search('первая'), await search('вторая')]).toEqual([[companyId], []])
  expect([await search('первая', { cookie }), await search('вторая', { cookie })]).toEqual([[], [companyId]])
  await onStandby('select pg_wal_replay_resume()')
  await waitUntilCaughtUp()
  expect(replicas.choose(BigInt(`0x${cookie.split('=')[1]}`))).not.toBeNull()
  expect([await search('первая'), await search('вторая', { cookie })]).toEqual([[], [companyId]])
})

test('page titles are read from the standby, so that pages work without the primary', async () => {
  const countTitles = async () => (await app.server.inject({ url: '/api/v1/page-meta/', query: { slug: '/drill' } })).json().length
  await onStandby('select pg_wal_replay_pause()')
  const texts = { description: '', additional_title: '', text_field: '', keywords: '' }
  await db
    .insertInto('page_meta')
    .values({ slug: '/drill', title: 'Учебная', ...texts })
    .execute()
  expect(await countTitles()).toBe(0)
  await onStandby('select pg_wal_replay_resume()')
  await waitUntilCaughtUp()
  expect(await countTitles()).toBe(1)
})

test('a visitor who refreshed a company reads the result, although the request is a GET', async () => {
  const answer = await app.server.inject({ url: '/api/v1/company-update/', query: { query: demoOgrn } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(String(answer.headers['set-cookie'])).toMatch(/^sverka_written=/)
})

test('a company that the standby does not have is read from the primary', async () => {
  await onStandby('select pg_wal_replay_pause()')
  const changed = db.updateTable('companies').set({ ogrn: inventedOgrn(9999) })
  const { id } = await changed.where('ogrn', '=', demoOgrn).returning('id').executeTakeFirstOrThrow()
  const answer = await app.server.inject({ url: '/api/v1/company/', query: { ogrn: inventedOgrn(9999) } })
  await onStandby('select pg_wal_replay_resume()')
  expect([answer.statusCode, answer.json().id]).toEqual([200, id])
})

test('a change in progress while the standby is read is seen after its commit', async () => {
  const commit = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = db.transaction().execute(async (tx) => {
    await rename(tx, 'ООО "ПОЗДНЯЯ"')
    written.resolve()
    await commit.promise
  })
  await written.promise
  // A later transaction (a removed document of the search), which the standby has received while the first is still running.
  await sql`select pg_current_xact_id()`.execute(db)
  await db.transaction().execute((tx) => tx.insertInto('company_search_tombstones').values({ segment: 0, document_id: 0 }).execute())
  await waitUntilCaughtUp()
  expect(await search('поздняя')).toEqual([])
  commit.resolve()
  await late
  await waitUntilCaughtUp()
  expect(await search('поздняя')).toEqual([companyId])
})

test('a standby too far behind is not read until it has caught up', async () => {
  await onStandby('select pg_wal_replay_pause()')
  await db.transaction().execute((tx) => rename(tx, 'ООО "ТРЕТЬЯ"'))
  await replicas.check()
  clock.advance(LAG_MS + 1)
  await replicas.check()
  expect([replicas.fit, await search('третья')]).toEqual([0, [companyId]])
  await onStandby('select pg_wal_replay_resume()')
  await waitUntilCaughtUp()
  expect(replicas.fit).toBe(1)
})

/** From now on nothing passes the proxy, but no connection is closed: as when a cable breaks. */
const silenceProxy = async () => {
  for (const socket of sockets) socket.unpipe().pause()
}
/** Closes the silent connections; new ones pass again. */
const repairProxy = async () => {
  for (const socket of sockets) socket.destroy()
}

test.each([
  { how: 'dies', stop: () => standby.kill(), restore: () => standby.start() },
  { how: 'falls silent', stop: silenceProxy, restore: repairProxy },
])('a standby that $how during requests causes no error and is read again once it is back', async ({ stop, restore }) => {
  const before = Array.from({ length: 20 }, () => search('другая'))
  await stop()
  const after = Array.from({ length: 20 }, () => search('другая'))
  await replicas.check()
  expect(new Set((await Promise.all([...before, ...after])).map(({ length }) => length))).toEqual(new Set([1]))
  await restore()
  await waitUntilCaughtUp()
  expect(replicas.fit).toBe(1)
})

test('while the primary does not answer, a process with a fit standby is ready, and one without is not', async () => {
  // A server that closes every connection stands for the primary.
  const dead = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(dead, 'listening')
  const deadUrl = new URL(primary.url)
  deadUrl.port = String((dead.address() as AddressInfo).port)
  const unreachable = connectDatabase(deadUrl.href, { size: 1, log, waitMs: 60_000 })
  const readStatus = async (standbys?: Replicas) => {
    const server = Fastify()
    await installHealth(server, { config, db: unreachable, readiness: { stopping: false }, ...(standbys ? { replicas: standbys } : {}) })
    return (await server.inject('/readyz')).statusCode
  }
  expect([await readStatus(replicas), await readStatus()]).toEqual([200, 503])
  await unreachable.destroy()
  dead.close()
})

test('a changed page is read from the primary until the standby has the change', async () => {
  replicas.pagesChanged()
  expect(replicas.choose(0n)).toBeNull()
  await expect.poll(() => replicas.choose(0n) !== null).toBe(true)
})

test('without the primary a late standby is read, and its answers are not cached as new', async () => {
  const toPrimary = await startProxy(primary.url)
  const urls = [standby.url]
  const others = await Replicas.open({ size: 2, timeoutMs: 8_000, log, urls, primaryUrl: toPrimary.href, lagMs: LAG_MS, clock })
  await onStandby('select pg_wal_replay_pause()')
  await db.transaction().execute((tx) => rename(tx, 'ООО "ЧЕТВЁРТАЯ"'))
  others.pagesChanged()
  await others.check()
  expect(others.choose(0n)).toBeNull()
  toPrimary.proxy.close()
  for (const socket of sockets) socket.destroy()
  await others.check()
  const reading = others.choose(0n)
  // Any version: what matters is that it is null (not to be cached) during the read and unchanged outside.
  const asRead = others.changesAsRead({ version: () => 7 })
  expect(
    reading &&
      (await others.read(
        reading,
        async () => asRead.version(),
        () => true,
      )),
  ).toEqual({ answer: null })
  expect(asRead.version()).toBe(7)
  await onStandby('select pg_wal_replay_resume()')
  await others.close()
})
