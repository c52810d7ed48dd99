// Environment of the accounts bench: an empty database and the server with production settings.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { buildPages } from '../needs.ts'
import { productionSettings, SERVER } from '../production.ts'
import type { LoopDelay } from './loop-delay.ts'

const root = join(import.meta.dirname, '../../..')
/**
 * Raises the limits of requests from one IP address to 999,999 in 60 seconds. Then only the guard under test rejects requests: the one that
 * counts wrong passwords of an account.
 */
const RAISED_LIMITS = Object.fromEntries(
  ['API', 'LOGIN', 'LOGIN_HOUR', 'REGISTER', 'REGISTER_DAY'].map((name) => [`LIMIT_${name}`, '999999/60']),
)

export interface BenchEnvironment {
  readonly origin: string
  /** Delay of the server's event loop since the previous call. */
  loopDelay(): Promise<LoopDelay>
  /** Stops the server and the database, and deletes their files. */
  stop(): Promise<void>
}

/** Builds the pages, and starts an empty database and the server; the server's output is not shown. */
export async function openEnvironment(): Promise<BenchEnvironment> {
  buildPages()
  const folder = join(root, '.data', `bench-accounts-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const database = await startEmbedded(folder, () => randomBytes(16).toString('hex'), [])
  await migrateDatabase(database.ownerUrl, new URL(database.url).username)
  const env = { ...process.env, ...RAISED_LIMITS, ...productionSettings(database, folder), LOG_LEVEL: 'silent' }
  const nodeArguments = ['--import', join(import.meta.dirname, 'loop-delay.ts'), ...SERVER]
  const child = spawn(process.execPath, nodeArguments, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const loopDelay = async () => {
    child.send('loop-delay')
    const [answer] = (await once(child, 'message')) as [LoopDelay]
    return answer
  }
  const processEnded = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await processEnded
    await database.stop()
    // As root the database has a folder of its own outside `folder`.
    for (const path of [database.folder, folder]) rmSync(path, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin) return { origin, loopDelay, stop }
  }
  await stop()
  throw new Error('the server ended before it listened')
}
