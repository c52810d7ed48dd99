// Runs a real PostgreSQL from npm packages where no DATABASE_URL is set. All processes with the same DATA_DIR share it; it stops with the last one.
import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { newClient } from './client.ts'
import { claimHolderFile, isLocked, releaseHolderFile } from './embedded-holder.ts'
import { type EmbeddedHome, embeddedHome } from './embedded-home.ts'
import { keepRunning, type SupervisedServer } from './embedded-keeper.ts'
import { runToEnd, startServer, stopLeftover, stopServer, waitForRunning } from './embedded-run.ts'
import { ensureDatabase, waitUntilUsable } from './embedded-setup.ts'

export interface EmbeddedDatabase {
  /** URL of the application's role, which cannot create, alter or drop tables. */
  readonly url: string
  /** URL of the owning role: migrations and large imports. */
  readonly ownerUrl: string
  /** URL of the superuser, for creating the databases of tests and benchmarks. */
  readonly adminUrl: string
  /** Its folder: under DATA_DIR; for root, if other users cannot enter that, under /var/lib. */
  readonly folder: string
  /** Stops the server if this process runs it; else only stops watching it. */
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

/** For callers without a log, such as tests: a failed start still throws its error. */
const silent: KeeperLog = { warn: () => undefined, error: () => undefined }

/**
 * Starts the embedded database under `dataDir` (set up on first use) on a free port of 127.0.0.1, or joins the one that another process runs
 * there (an import joins that of the web server). Until `stop` this process restarts the database after a crash; a process that joined does so
 * once the first one has ended. The port stays the same; `log` reports restarts. `newSecret` makes passwords; `settings` are further
 * settings of PostgreSQL, `name=value`. Throws with PostgreSQL's own message if it cannot start.
 */
export async function startEmbedded(
  dataDir: string,
  newSecret: () => string,
  settings: readonly string[] = [],
  log: KeeperLog = silent,
): Promise<EmbeddedDatabase> {
  const home = embeddedHome(dataDir)
  makeOwnedFolder(home, home.data)
  const holder = join(dirname(home.data), 'holder')
  const context: ServerContext = { home, holder, log, flags: [...serverSettings(), ...settings].flatMap((setting) => ['-c', setting]) }
  // Another process runs the database: join it, or claim it if that process ends meanwhile.
  while (!claimHolderFile(holder)) {
    const isStillHeld = () => isLocked(holder)
    const port = await waitForRunning(home.data, isStillHeld)
    if (port === null) continue
    const passwords = readPasswords(home, newSecret)
    if (!(await waitUntilUsable(addresses(passwords, port).url, isStillHeld))) continue
    return superviseServer(context, passwords, { port, server: null })
  }
  try {
    return await startOwn(context, newSecret)
  } catch (error) {
    releaseHolderFile(holder)
    throw error
  }
}

type KeeperLog = SupervisedServer['log']

/** What every start of the server needs. */
interface ServerContext {
  readonly home: EmbeddedHome
  /** Lock file that names the process which runs the server. */
  readonly holder: string
  /** Command-line flags of PostgreSQL. */
  readonly flags: readonly string[]
  readonly log: KeeperLog
}

/** Starts the server in this process, which has claimed it; sets the database up if it is new. */
async function startOwn(context: ServerContext, newSecret: () => string): Promise<EmbeddedDatabase> {
  const { home } = context
  await stopLeftover(home.data)
  const passwords = readPasswords(home, newSecret)
  if (!existsSync(join(home.data, 'PG_VERSION'))) await initialise(home, passwords)
  const port = await samePortAsBefore(join(dirname(home.data), 'port'))
  const server = await startOn(context, port)
  try {
    const admin = newClient(addresses(passwords, port).adminUrl)
    await ensureDatabase(admin, { database: DATABASE, owner: [OWNER_ROLE, passwords.owner], app: [APP_ROLE, passwords.app] })
  } catch (error) {
    await stopServer(server)
    throw error
  }
  return superviseServer(context, passwords, { port, server })
}

/** Listens only on the port of 127.0.0.1: `-k ''` means no Unix socket. */
const startOn = ({ home, flags }: ServerContext, port: number): Promise<ChildProcess> =>
  startServer(home, ['-h', '127.0.0.1', '-p', String(port), '-k', '', ...flags])

/** Restarts a server that ends by itself, until `stop`. `server` is null if another process runs it. */
function superviseServer(
  context: ServerContext,
  passwords: Passwords,
  { port, server }: { port: number; server: ChildProcess | null },
): EmbeddedDatabase {
  const { home, holder, log } = context
  const start = async () => {
    await stopLeftover(home.data)
    return startOn(context, port)
  }
  return { ...addresses(passwords, port), folder: dirname(home.data), stop: keepRunning({ holder, server, start, log }) }
}

function addresses(passwords: Passwords, port: number): Pick<EmbeddedDatabase, 'url' | 'ownerUrl' | 'adminUrl'> {
  const url = (role: string, password: string, database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    url: url(APP_ROLE, passwords.app, DATABASE),
    ownerUrl: url(OWNER_ROLE, passwords.owner, DATABASE),
    adminUrl: url('postgres', passwords.superuser, 'postgres'),
  }
}

/**
 * Settings of PostgreSQL. Its own cache is an eighth of the machine's memory, between 128 MB and 4 GB; the system's page cache does the rest.
 * `random_page_cost` is that of a solid-state disk.
 */
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

/** Creates the data folder under a temporary name, so that an interrupted `initdb` leaves no folder that looks complete. */
async function initialise(home: EmbeddedHome, passwords: Passwords): Promise<void> {
  const partial = `${home.data}.new`
  rmSync(partial, { recursive: true, force: true })
  makeOwnedFolder(home, partial)
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

/** The passwords of the three roles, created on first use. */
function readPasswords(home: EmbeddedHome, newSecret: () => string): Passwords {
  const file = join(dirname(home.data), 'passwords.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  const passwords: Passwords = { superuser: newSecret(), owner: newSecret(), app: newSecret() }
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 })
  return passwords
}

/** Creates a folder that PostgreSQL's user owns. */
function makeOwnedFolder(home: EmbeddedHome, folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (!home.user) return
  // The parent folder is ours too; PostgreSQL's user must be able to pass through it.
  chmodSync(dirname(folder), 0o711)
  chownSync(folder, home.user.uid, home.user.gid)
}

/** The port used last, so that other processes find the server again; another one if it is taken. */
async function samePortAsBefore(file: string): Promise<number> {
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const port = await freePort(last).catch(() => freePort(0))
  writeFileSync(file, String(port))
  return port
}

/** `wanted`, or any free port if that is 0. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
