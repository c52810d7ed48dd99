// Stores for request counts that the bench compares: the process's own memory, a database, and Redis if it is installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { loadConfig } from '../../../apps/server/src/platform/config.ts'
import { connectDatabase } from '../../../apps/server/src/platform/db/connect.ts'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { openCounts, type SharedCounts } from '../../../apps/server/src/platform/http/limit-counts.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'

/** A port that no other bench or service uses. */
const REDIS_PORT = 16_399

export interface BenchEnvironment {
  readonly stores: readonly (readonly [name: string, counts: SharedCounts])[]
  stop(): Promise<void>
}

/** Starts the database, and Redis if it is installed. */
export async function openEnvironment(): Promise<BenchEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'sverka-limits-'))
  const log = createLog({ LOG_LEVEL: 'silent' })
  const database = await startEmbedded(folder, () => randomIds.secret(24))
  await migrateDatabase(database.ownerUrl, new URL(database.url).username)
  const db = connectDatabase(database.url, { size: 10, log })
  const redis = startRedis(folder)
  const openStore = (settings: Record<string, string>) => openCounts(loadConfig(settings), db, log) ?? inProcess()
  const stores = [
    ['process', inProcess()],
    ['database', openStore({ LIMITS_IN: 'database' })],
    ...(redis ? ([['Redis', openStore({ REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}` })]] as const) : []),
  ] as const
  return {
    stores,
    stop: async () => {
      for (const [, counts] of stores) await counts.close()
      redis?.kill('SIGTERM')
      await db.destroy()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function startRedis(folder: string): ChildProcess | null {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null
  return spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(REDIS_PORT), '--save', '', '--dir', folder], { stdio: 'ignore' })
}

/** Counts in memory, as the server keeps them by default, as many as there (`OWN_COUNTERS`); they expire after `ttl` milliseconds. */
function inProcess(): SharedCounts {
  const counts = new LRUCache<string, number>({ max: 5_000, noUpdateTTL: true })
  const raise = async (key: string, ttl: number) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count, { ttl })
    return { count, ttl }
  }
  return { raise, close: async () => undefined }
}
