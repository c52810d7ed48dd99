// The application under test: built as in production, on a database of its own for each test file, with a clock that tests can set.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { type App, buildApp } from '../src/app.ts'
import { type Config, loadConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import type { Db } from '../src/platform/db/database.ts'
import { type Listening, openListening } from '../src/platform/db/listen.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import type { Metrics } from '../src/platform/metrics/metrics.ts'
import type { Services } from '../src/platform/services.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { memoryFolder } from './memory-folder.ts'

/** A clock that stands still until a test advances it. */
export class TestClock {
  moment = new Date('2026-11-20T09:30:00Z')
  now(): Date {
    return this.moment
  }
  advance(milliseconds: number): void {
    this.moment = new Date(this.moment.getTime() + milliseconds)
  }
}

export interface TestApplication extends App {
  readonly db: Db
  readonly database: TestDatabase
  readonly clock: TestClock
  readonly config: Config
}

/**
 * Settings of all tests. On a busy machine no request may be refused because of overload (0 turns this check off), a search may take 5 s, and other
 * statements may take 30 times as long as usual: a slow database is not one that is down. A lock, for example, is waited for 90 s.
 */
const ALWAYS = {
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://sverka.test',
  OVERLOAD_DELAY_MS: '0',
  SEARCH_PASS_MS: '5000',
  DATABASE_POOL: '5',
  DATABASE_PATIENCE: '30',
}

/** How long a search waits for a connection of its pool, whose statements have the limit of `SEARCH_PASS_MS`. */
const SEARCH_CONNECTION_WAIT_MS = 60_000

/**
 * Builds the application in `beforeAll` of the calling test file. `settings` are environment variables; pass a function if a value is known
 * only in `beforeAll`. With `listens` the application also receives PostgreSQL's notifications (LISTEN) from other processes.
 */
export function testApplication(
  settings: Record<string, string> | (() => Record<string, string>) = {},
  { listens = false, metrics }: { listens?: boolean; metrics?: Metrics } = {},
): TestApplication {
  const clock = new TestClock()
  const built: Built = {}
  const folder = memoryFolder('sverka-app-')
  beforeAll(async () => {
    const config = loadConfig({ ...ALWAYS, DATA_DIR: folder, ...(typeof settings === 'function' ? settings() : settings) })
    const log = createLog(config)
    built.database = await createTestDatabase()
    const openPool = poolOpener(built.database.url, { log, timeoutFactor: config.DATABASE_PATIENCE })
    built.db = openPool({ size: config.DATABASE_POOL })
    if (listens) built.listening = await openListening(built.database.url, log)
    const listeningOption = built.listening ? { listening: built.listening } : {}
    built.app = await buildApp({
      config,
      db: built.db,
      openPool,
      log,
      clock,
      ids: randomIds,
      web: 'none',
      ...listeningOption,
      ...(metrics && { metrics }),
    })
    await built.app.server.ready()
  })
  afterAll(() => remove(built, folder))
  return {
    clock,
    get server() {
      return requireBuilt(built.app).server
    },
    get services() {
      return requireBuilt(built.app).services
    },
    get db() {
      return requireBuilt(built.db)
    },
    get database() {
      return requireBuilt(built.database)
    },
    get config() {
      return requireBuilt(built.app).services.config
    },
    ...delegates(() => requireBuilt(built.app)),
  }
}

interface Built {
  app?: App
  db?: Db
  database?: TestDatabase
  listening?: Listening
}

async function remove({ app, db, database, listening }: Built, folder: string): Promise<void> {
  await app?.server.close()
  await listening?.close()
  await db?.destroy()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
}

const poolOpener =
  (url: string, always: { log: Log; timeoutFactor: number }): Services['openPool'] =>
  (options) =>
    connectDatabase(url, { ...options, ...(options.statementMs ? { log: always.log, waitMs: SEARCH_CONNECTION_WAIT_MS } : always) })

/** Methods that look the application up only when they are called, because it exists only after `beforeAll`. */
const delegates = (app: () => App): Pick<App, 'beginStopping' | 'startWorkers' | 'warm' | 'upkeep' | 'seedDemo'> => ({
  beginStopping: () => app().beginStopping(),
  startWorkers: () => app().startWorkers(),
  warm: () => app().warm(),
  upkeep: (ownerUrl) => app().upkeep(ownerUrl),
  seedDemo: () => app().seedDemo(),
})

function requireBuilt<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('used too early: the application is built in beforeAll')
  return value
}
