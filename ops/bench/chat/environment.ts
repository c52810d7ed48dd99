// Environment of the chat bench: a database with members and rooms, and the requested number of server processes.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createAccessTokens } from '../../../apps/server/src/auth/access-tokens.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { installJobs } from '../../../apps/server/src/platform/jobs/install.ts'
import { type BenchMember, type BenchRoom, makeRooms } from './members.sql.ts'

const root = join(import.meta.dirname, '../../..')

/** A running server process. */
export interface Server {
  readonly origin: string
  readonly process: ChildProcess
  /** Resident memory in bytes. */
  memory(): number
}

export interface BenchEnvironment {
  /** Connection URL of the database's owner, which may read and write all tables. */
  readonly ownerUrl: string
  readonly rooms: readonly BenchRoom[]
  /** Issues an access token of the member. */
  token(member: BenchMember): Promise<string>
  /** Starts the server; `settings` override its environment. */
  start(settings?: Readonly<Record<string, string>>): Promise<Server>
  /** Makes PostgreSQL end at once without a clean shutdown (SIGQUIT); the embedded database then restarts it on the same port. */
  crashDatabase(): void
  stop(): Promise<void>
}

/**
 * Limits (`calls/seconds`) high enough to reject nobody; `OVERLOAD_DELAY_MS: '0'` keeps the server from answering 503 when its event loop is
 * late.
 */
const RAISED_LIMITS = { LIMIT_CHAT: '1000000/1', LIMIT_API: '1000000/1', SOCKETS_PER_ADDRESS: '100000', OVERLOAD_DELAY_MS: '0' }

/** Starts the database and makes `roomCount` rooms of two members each; server processes are started by `start`. */
export async function openEnvironment(roomCount: number): Promise<BenchEnvironment> {
  const folder = join(root, '.data', `bench-chat-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // 60 by default. Each server process has a pool of ten connections, and one more that receives notifications.
  const database = await startEmbedded(folder, () => randomBytes(16).toString('hex'), ['max_connections=100'])
  const role = new URL(database.url).username
  await migrateDatabase(database.ownerUrl, role)
  await installJobs(database.ownerUrl, role)
  const secret = randomBytes(32).toString('hex')
  const tokens = createAccessTokens({ secret, clock: systemClock, ids: randomIds })
  const servers = new Set<ChildProcess>()
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SECRET_KEY: secret,
    PUBLIC_URL: 'http://sverka.test',
    LOG_LEVEL: 'silent',
  }
  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<Server> => {
    const file = join(root, 'apps/server/test/chat-process.ts')
    const child = spawn(process.execPath, [file], { env: { ...env, ...RAISED_LIMITS, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
    servers.add(child)
    // The program's first output is its port.
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    return { origin: `ws://127.0.0.1:${String(line).trim()}`, process: child, ...memoryReader(child.pid ?? 0) }
  }
  return {
    ownerUrl: database.ownerUrl,
    rooms: await makeRooms(database.ownerUrl, roomCount),
    token: (member) => tokens.issue(member),
    start,
    crashDatabase: () =>
      process.kill(Number(/^\d+/.exec(readFileSync(join(database.folder, 'cluster/postmaster.pid'), 'utf8'))?.[0]), 'SIGQUIT'),
    stop: async () => {
      for (const child of servers) child.kill('SIGKILL')
      await database.stop()
      for (const made of [database.folder, folder]) rmSync(made, { recursive: true, force: true })
    },
  }
}

/** The function that reads a process's resident memory, in bytes. */
const memoryReader = (pid: number) => ({
  memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
})

/** Linux's code for an established connection in /proc/net/tcp. */
const ESTABLISHED = '01'

/** Whether the process still has an established connection; read from the kernel, because the process itself is suspended. */
export function isConnected(pid: number): boolean {
  const own = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => /^socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1]))
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').split('\n').slice(1))
  return rows.map((row) => row.trim().split(/\s+/)).some((cells) => cells[3] === ESTABLISHED && cells[9] !== undefined && own.has(cells[9]))
}
