// Environment of the marketplace bench: a database with invented goods, and one or several server processes with production settings.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { buildPages } from '../needs.ts'
import { findDatabasePid, waitForBackgroundWork } from '../pages/environment.ts'
import { CLUSTER, productionSettings, SERVER } from '../production.ts'
import { fillGoods, type GoodsSize } from './goods.sql.ts'

const root = join(import.meta.dirname, '../../..')
/** The load comes from one IP address, so the limits of requests are raised (`calls/seconds`), and the server never answers 503 for overload. */
const RAISED_LIMITS = {
  ...Object.fromEntries(['API', 'SEARCH', 'PAGE'].map((name) => [`LIMIT_${name}`, '9999999/60'])),
  OVERLOAD_DELAY_MS: '0',
}

export interface BenchEnvironment {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Builds the pages, fills an empty database with goods, and starts the server: several processes as `npm run start:cluster` does, or one as `npm
 * start` does.
 */
export async function openEnvironment(size: GoodsSize, processes: number): Promise<BenchEnvironment> {
  buildPages()
  const folder = join(root, '.data', `bench-marketplace-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const database = await startEmbedded(folder, () => randomBytes(16).toString('hex'), [])
  await migrateDatabase(database.ownerUrl, new URL(database.url).username)
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await fillGoods(client, size)
  await client.end()
  const env = { ...process.env, ...RAISED_LIMITS, ...productionSettings(database, folder), LOG_LEVEL: 'error', PROCESSES: `${processes}` }
  const program = processes > 1 ? CLUSTER : SERVER
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await database.stop()
    // As root the database has a folder of its own outside `folder`.
    for (const path of [database.folder, folder]) rmSync(path, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (!origin) continue
    // Waits until the summaries of the thousands of new sellers have been computed.
    const pid = child.pid ?? 0
    await waitForBackgroundWork({ pid, databasePid: findDatabasePid(pid, folder) })
    return { origin, stop }
  }
  await stop()
  throw new Error('the server ended before it listened')
}
