// Environment of the sitemap bench: an empty database that is filled with generated companies, and the product's server on it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { buildPages } from '../needs.ts'
import { SERVER } from '../production.ts'
import { fillCompanies } from './companies.sql.ts'

const root = join(import.meta.dirname, '../../..')

export interface BenchEnvironment {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Generates the companies in a fresh database and starts the product's own server on it. */
export async function openEnvironment(size: number): Promise<BenchEnvironment> {
  buildPages()
  const folder = join(root, '.data', `bench-sitemap-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Without fsync the database is filled faster; it is used only once.
  const database = await startEmbedded(folder, () => randomBytes(16).toString('hex'), ['fsync=off', 'max_wal_size=8GB'])
  const stopDatabase = async () => {
    await database.stop()
    // As root the database has a folder of its own outside `folder`.
    for (const path of [database.folder, folder]) rmSync(path, { recursive: true, force: true })
  }
  try {
    await migrateDatabase(database.ownerUrl, new URL(database.url).username)
    await generate(database.ownerUrl, size)
  } catch (error) {
    await stopDatabase()
    throw error
  }
  const child = spawn(process.execPath, SERVER, {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await stopDatabase()
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin) return { origin, pid: child.pid ?? 0, stop }
  }
  await stop()
  throw new Error('the server ended before it listened')
}

async function generate(url: string, size: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillCompanies(client, size)
  } finally {
    await client.end()
  }
}
