// The stage of the bench: an embedded database of its own with the generated register, kept between runs, and the server before it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { loadRegister } from './load.ts'

const root = join(import.meta.dirname, '../..')
const serverProgram = join(root, 'apps/server/src/main.ts')
const rebuildProgram = join(root, 'apps/server/src/company-search/rebuild/main.ts')

export interface Stage {
  readonly folder: string
  readonly database: EmbeddedDatabase
}

export const roleOf = (url: string): string => new URL(url).username

/** Starts the database of this size and seed. */
export async function openStage(size: number, seed: string): Promise<Stage> {
  const folder = join(root, '.data', `bench-search-${size}-${seed}`)
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    database: await startEmbedded(folder, () => randomBytes(16).toString('hex'), ['checkpoint_timeout=15min', 'max_wal_size=16GB']),
  }
}

/** Generates, loads and indexes unless an earlier run has; tells how long each step took. */
export async function fillStage({ folder, database }: Stage, size: number, seed: string): Promise<void> {
  const once = async (step: string, work: () => Promise<void>) => {
    const done = join(folder, step.replaceAll(' ', '-'))
    if (existsSync(done)) return
    await timed(step, work)
    writeFileSync(done, '')
  }
  await migrate(database.ownerUrl, roleOf(database.url))
  await once('generating and loading the register', () => loadRegister(database.ownerUrl, size, seed))
  await once('building the index', () => runProgram([rebuildProgram], environmentOf(database)))
}

export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

const environmentOf = (database: EmbeddedDatabase) => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  LIMIT_SEARCH: '1000000/60',
  LOG_LEVEL: 'error',
  PORT: '0',
})

async function runProgram(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

export interface RunningServer {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** The product's own server on a free port. */
export async function startServer({ database }: Stage): Promise<RunningServer> {
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, ...environmentOf(database) },
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
