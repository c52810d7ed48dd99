// The embedded PostgreSQL survives kill -9 and closed folders, is shared by processes, and lets only its owner role change tables.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

/** Program that starts the embedded database in a folder and prints its URLs. */
const holderProgram = join(import.meta.dirname, '../../../test/embedded-holder.ts')
let folder: string
const started: EmbeddedDatabase[] = []
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
})
afterEach(async () => {
  // Kills the children of a failed test: the run would wait for their output.
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of started.splice(0)) {
    await database.stop()
    rmSync(database.folder, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder, () => 'secret-of-the-test', ['shared_buffers=128MB'])
  started.push(database)
  return database
}

async function startInAnotherProcess(): Promise<{ process: ChildProcess } & EmbeddedDatabase> {
  const child = spawn(process.execPath, [holderProgram, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) return { process: child, ...JSON.parse(line) }
  throw new Error('the other process ended without a line')
}

/** Waits for the end of the process too: a start before that would join the database that is about to stop. */
async function killAndWait(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('after kill -9 of the application the next start finds every acknowledged row', async () => {
  const first = await startInAnotherProcess()
  await ask(first.ownerUrl, 'create table kept (n int); insert into kept values (1), (2)')
  await killAndWait(first.process)
  const second = await start()
  expect(await ask(second.ownerUrl, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }])
})

test('a second process joins the running database and leaves it running', async () => {
  const first = await startInAnotherProcess()
  const second = await startEmbedded(folder, () => 'unused', ['shared_buffers=128MB'])
  expect(second.url).toBe(first.url)
  await second.stop()
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  first.process.kill('SIGKILL')
  await start()
})

/** The postmaster's process id, from the first line of postmaster.pid. */
const readClusterPid = ({ folder: home }: EmbeddedDatabase): number =>
  Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** The number of rows of the test's table `kept`, once the URL accepts connections. */
const pollKeptRows = (url: string) =>
  expect.poll(() => ask(url, 'select count(*)::int as n from kept').catch((error: Error) => error.message))

test('after kill -9 the database comes back on the same address with every acknowledged row', async () => {
  const database = await start()
  await ask(database.ownerUrl, `create table kept (n int); grant select on kept to public; insert into kept values (1), (2)`)
  process.kill(readClusterPid(database), 'SIGKILL')
  await pollKeptRows(database.url).toEqual([{ n: 2 }])
})

test.each(['SIGKILL', 'SIGTERM'] as const)('when the process that runs the database ends by %s, another one takes it over', async (end) => {
  const first = await startInAnotherProcess()
  await ask(first.ownerUrl, `create table kept (n int); grant select on kept to public; insert into kept values (1), (2)`)
  const second = await start()
  first.process.kill(end)
  await expect.poll(() => readFileSync(join(second.folder, 'holder'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await pollKeptRows(second.url).toEqual([{ n: 2 }])
})

test.each(['SIGKILL', 'SIGHUP', 'SIGTERM'] as const)('a process that ends by %s leaves no database running', async (end) => {
  const first = await startInAnotherProcess()
  const cluster = readClusterPid(first)
  first.process.kill(end)
  await expect.poll(() => existsSync(`/proc/${cluster}`)).toBe(false)
})

test('two simultaneous processes on a new folder share one database', async () => {
  const [one, two] = await Promise.all([startInAnotherProcess(), startInAnotherProcess()])
  expect(one.url).toBe(two.url)
  expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
  for (const { process: child } of [one, two]) child.kill('SIGKILL')
  await start()
})

test('a folder closed to others stays closed, and the database still starts', async () => {
  chmodSync(folder, 0o700)
  mkdirSync(join(folder, 'inner'))
  const database = await startEmbedded(join(folder, 'inner'), () => 'secret-of-the-test', ['shared_buffers=128MB'])
  started.push(database)
  expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the application role cannot make or drop tables', async () => {
  const database = await start()
  await ask(database.ownerUrl, 'create table owned (n int)')
  await expect(ask(database.url, 'create table mine (n int)')).rejects.toThrow(/permission denied/)
  await expect(ask(database.url, 'drop table owned')).rejects.toThrow(/must be owner/)
})
