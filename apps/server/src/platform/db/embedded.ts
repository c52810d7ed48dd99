// A real PostgreSQL from the installed packages for machines without one: made once, kept in DATA_DIR, stopped with the process.
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { claim, isHeld, release } from './embedded-holder.ts'
import { type EmbeddedHome, embeddedHome } from './embedded-home.ts'
import { runToEnd, startServer, stopLeftover, stopServer, waitForRunning } from './embedded-run.ts'
import { ensureDatabase, waitUntilUsable } from './embedded-setup.ts'

export interface EmbeddedDatabase {
  /** For the application's role: no right to change tables. */
  readonly url: string
  /** For the owning role: migrations and large imports. */
  readonly ownerUrl: string
  /** For the superuser: databases of tests and benches. */
  readonly adminUrl: string
  /** Where it is kept: under DATA_DIR, or in /var/lib for root in a closed folder. */
  readonly folder: string
  stop(): Promise<void>
}

interface Passwords {
  superuser: string
  owner: string
  app: string
}

export const OWNER_ROLE = 'sverka_owner'
export const APP_ROLE = 'sverka_app'
const DATABASE = 'sverka'

/**
 * Starts the embedded database under `dataDir` (made on first use) on a free port of 127.0.0.1, or joins the one that another
 * process (the server, while an import runs) keeps there: then `stop` leaves it alone. `newSecret` makes passwords; `settings` are further `name=value` server settings. Throws with PostgreSQL's own words when it cannot start.
 */
export async function startEmbedded(dataDir: string, newSecret: () => string, settings: readonly string[] = []): Promise<EmbeddedDatabase> {
  const home = embeddedHome(dataDir)
  ownedFolder(home, home.data)
  const holder = join(dirname(home.data), 'holder')
  while (!claim(holder)) {
    const port = await waitForRunning(home.data, () => isHeld(holder))
    if (port === null) continue
    const joined = describe(home, readPasswords(home, newSecret), { port, stop: async () => {} })
    await waitUntilUsable(joined.url)
    return joined
  }
  try {
    return await startOwn(home, newSecret, { settings, holder })
  } catch (error) {
    release(holder)
    throw error
  }
}

async function startOwn(
  home: EmbeddedHome,
  newSecret: () => string,
  { settings, holder }: { settings: readonly string[]; holder: string },
): Promise<EmbeddedDatabase> {
  await stopLeftover(home.data)
  const passwords = readPasswords(home, newSecret)
  if (!existsSync(join(home.data, 'PG_VERSION'))) await initialise(home, passwords)
  const port = await freePort()
  const flags = [...serverSettings(), ...settings].flatMap((setting) => ['-c', setting])
  const server = await startServer(home, ['-h', '127.0.0.1', '-p', String(port), '-k', '', ...flags])
  const stop = async () => {
    await stopServer(server)
    release(holder)
  }
  const database = describe(home, passwords, { port, stop })
  try {
    const admin = new pg.Client(database.adminUrl)
    await ensureDatabase(admin, { database: DATABASE, owner: [OWNER_ROLE, passwords.owner], app: [APP_ROLE, passwords.app] })
  } catch (error) {
    await stopServer(server)
    throw error
  }
  return database
}

function describe(home: EmbeddedHome, passwords: Passwords, running: { port: number; stop: () => Promise<void> }): EmbeddedDatabase {
  const url = (role: string, password: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${running.port}/${database}`
  return {
    url: url(APP_ROLE, passwords.app, DATABASE),
    ownerUrl: url(OWNER_ROLE, passwords.owner, DATABASE),
    adminUrl: url('postgres', passwords.superuser, 'postgres'),
    folder: dirname(home.data),
    stop: running.stop,
  }
}

/** An eighth of the machine's memory, between 128 MB and 4 GB, is PostgreSQL's own cache; the system's page cache does the rest. */
function serverSettings(): string[] {
  const buffers = Math.round(Math.min(4096, Math.max(128, totalmem() / 2 ** 20 / 8)))
  return [
    `shared_buffers=${buffers}MB`,
    'max_connections=60',
    'wal_compression=pglz',
    'max_wal_size=2GB',
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    'shared_preload_libraries=pg_prewarm',
  ]
}

/** A folder left by an initialisation that was killed has no PG_VERSION and is made anew. */
async function initialise(home: EmbeddedHome, passwords: Passwords): Promise<void> {
  const partial = `${home.data}.new`
  rmSync(partial, { recursive: true, force: true })
  ownedFolder(home, partial)
  const passwordFile = join(dirname(home.data), 'initial-password')
  writeFileSync(passwordFile, passwords.superuser, { mode: 0o600 })
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid)
  try {
    await runToEnd({ ...home, data: partial }, 'initdb', [
      `--pgdata=${partial}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  rmSync(home.data, { recursive: true, force: true })
  renameSync(partial, home.data)
}

function readPasswords(home: EmbeddedHome, newSecret: () => string): Passwords {
  const file = join(dirname(home.data), 'passwords.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  const passwords: Passwords = { superuser: newSecret(), owner: newSecret(), app: newSecret() }
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 })
  return passwords
}

function ownedFolder(home: EmbeddedHome, folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (!home.user) return
  // The folder above is of our own making too, and its user must be able to pass through it.
  chmodSync(dirname(folder), 0o711)
  chownSync(folder, home.user.uid, home.user.gid)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
