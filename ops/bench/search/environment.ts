// Environment of the search bench: an embedded database with the generated register, kept between runs, and the server.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { type EmbeddedDatabase, startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { productionSettings, SERVER } from '../production.ts'
import type { ChangesRequest } from './changes.ts'
import { loadRegister } from './load.ts'

const root = join(import.meta.dirname, '../../..')
const rebuildProgram = join(root, 'apps/server/programs/rebuild-search.ts')

/**
 * A quarter of the memory (in megabytes: bytes / 4 / 2^20) as the database's cache, as usual for a dedicated server; the product's embedded one uses
 * an eighth. Checkpoints, which would disturb the measurements, are rare.
 */
const SETTINGS = [`shared_buffers=${Math.floor(totalmem() / 2 ** 22)}MB`, 'checkpoint_timeout=15min', 'max_wal_size=16GB']

export interface BenchEnvironment {
  readonly folder: string
  readonly database: EmbeddedDatabase
}

/** The role (user) in a database's URL. */
export const urlRole = (url: string): string => new URL(url).username

const environmentFolder = (size: number, seed: string): string => join(root, '.data', `bench-search-${size}-${seed}`)

const LAST_STEP = 'building the index'
/** An empty file that marks a finished step, so that the next run skips it. */
const notePath = (folder: string, step: string): string => join(folder, step.replaceAll(' ', '-'))

/** Whether an earlier run has generated, loaded and indexed this register. */
export const isFilled = (size: number, seed: string): boolean => existsSync(notePath(environmentFolder(size, seed), LAST_STEP))

/** Starts the database of this size and seed. */
export async function openEnvironment(size: number, seed: string): Promise<BenchEnvironment> {
  const folder = environmentFolder(size, seed)
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    database: await startEmbedded(folder, () => randomBytes(16).toString('hex'), SETTINGS),
  }
}

/** The database's postmaster process. */
export const databasePid = ({ database }: BenchEnvironment): number =>
  Number(readFileSync(join(database.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

/** The superuser's URL of the product's database. */
export function withDatabase(adminUrl: string, ownerUrl: string): string {
  const url = new URL(adminUrl)
  url.pathname = new URL(ownerUrl).pathname
  return url.href
}

/** Generates and loads the register and builds the search index, unless an earlier run did; prints the time of each step. */
export async function fillEnvironment({ folder, database }: BenchEnvironment, size: number, seed: string): Promise<void> {
  const runOnce = async (step: string, work: () => Promise<void>) => {
    const done = notePath(folder, step)
    if (existsSync(done)) return
    await timed(step, work)
    writeFileSync(done, '')
  }
  await migrateDatabase(database.ownerUrl, urlRole(database.url))
  await runOnce('generating and loading the register', () => loadRegister(database.ownerUrl, size, seed))
  await runOnce(LAST_STEP, () => runProgram([rebuildProgram], buildEnvironment({ folder, database })))
}

/** Runs the work and prints how many seconds it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

/** Settings of the server and of the index build. The server does no background work (sitemap, summaries), which would disturb the measurement. */
const buildEnvironment = ({ folder, database }: BenchEnvironment) => ({
  ...productionSettings(database, folder),
  LIMIT_SEARCH: '1000000/60',
  LOG_LEVEL: 'error',
  BACKGROUND_WORK: 'off',
})

async function runProgram(args: string[], variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...variables }, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

export interface Changes {
  /** Stops, and returns the rate and the duration of each change. */
  stop(): Promise<{ seconds: number; took: number[] }>
}

/** Renames companies in a thread, and updates the search index as the product does. */
export function startChanges({ database }: BenchEnvironment, size: number, perSecond: number): Changes {
  const workerData: ChangesRequest = { url: database.url, size, perSecond }
  const thread = new Worker(new URL('./changes.ts', import.meta.url), { workerData })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        thread.on('message', resolve)
        thread.on('error', reject)
        thread.postMessage('stop')
      }),
  }
}

/** Drops the stopped database's files from the operating system's page cache, by GNU `dd`, which needs no root. */
export async function dropFileCache({ database }: BenchEnvironment): Promise<void> {
  const files = readdirSync(database.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files) await runQuietly('dd', [`if=${join(file.parentPath, file.name)}`, 'iflag=nocache', 'count=0', 'status=none'])
}

async function runQuietly(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore' })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

export interface RunningServer {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the product's own server on a free port. */
export async function startServer(environment: BenchEnvironment): Promise<RunningServer> {
  const child = spawn(process.execPath, SERVER, {
    env: { ...process.env, ...buildEnvironment(environment) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin)
      return {
        origin,
        pid: child.pid ?? 0,
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      }
  }
  throw new Error('the server ended before it listened')
}
