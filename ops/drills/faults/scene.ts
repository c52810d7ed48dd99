// Environment of one fault scenario (also used by the drills hostile, soak and start): temporary folders, a database with the demo's data, and
// the settings of a server on it.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { DrillEnvironment } from '../programs.ts'
import { runQuery } from '../run-query.ts'
import { Server } from './server.ts'

export interface Scene {
  readonly environment: DrillEnvironment
  readonly database: EmbeddedDatabase
  /** Folder of the server's files. */
  readonly files: string
  readonly settings: Readonly<Record<string, string>>
  end(): Promise<void>
}

/** Names of the limits of requests that are raised, because they would only slow the load down. */
const UNLIMITED = ['API', 'UPLOAD', 'CHAT', 'TAGS', 'LOGIN', 'LOGIN_HOUR', 'LARGE_PAGE', 'NOTIFICATION']

/** Where the database and the server's files are stored. */
export interface DiskPlacement {
  /** Folder of the database; by default one in the temporary folder of the drill. */
  readonly database?: string
  readonly files?: string
  /** PostgreSQL's settings, `name=value`. */
  readonly settings?: readonly string[]
  /** Called once the database has stopped, before the folders are deleted. */
  readonly unmount?: () => void
}

/** Starts the database in a temporary folder; `place` puts database or files on another file system. End it with `end`. */
export async function openScene(name: string, place: (environment: DrillEnvironment) => DiskPlacement = () => ({})): Promise<Scene> {
  const environment = new DrillEnvironment(`faults-${name}`)
  const where = place(environment)
  const files = where.files ?? environment.makeFolder('files')
  const database = await startEmbedded(where.database ?? join(environment.folder, 'database'), () => randomIds.secret(16), where.settings)
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO: 'on',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: files,
    LOG_LEVEL: 'warn',
    // The server never answers 503 because its event loop is late: the load and the database share the machine with it.
    OVERLOAD_DELAY_MS: '0',
    NODE_COMPILE_CACHE: environment.makeFolder('compiled'),
    ...Object.fromEntries(UNLIMITED.map((limit) => [`LIMIT_${limit}`, '1000000/60'])),
  }
  const end = async () => {
    await database.stop()
    where.unmount?.()
    await environment.end()
    rmSync(database.folder, { recursive: true, force: true })
  }
  return { environment, database, files, settings, end }
}

/**
 * Starts a server, which fills the empty database with the demo's data, and makes the stock of its goods unlimited. `more`: further settings;
 * `program`: Node's arguments.
 */
export async function startServer(
  { environment, database, settings }: Scene,
  more: Readonly<Record<string, string>> = {},
  program?: readonly string[],
): Promise<Server> {
  const server = await Server.prepare(environment, { ...settings, ...more }, program)
  await server.start()
  await runQuery(database.ownerUrl, 'update products set stock = null, in_stock = true')
  return server
}
