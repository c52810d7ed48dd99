// Starts, for tests, a real standby of an embedded PostgreSQL (a copy of its data folder that replicates from it), or a copy that does not
// replicate, like a restored backup.
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { EmbeddedDatabase } from '../src/platform/db/embedded.ts'
import { embeddedHome } from '../src/platform/db/embedded-home.ts'
import { startServer, stopLeftover, stopServer } from '../src/platform/db/embedded-run.ts'
import { findFreePort } from './free-port.ts'

export interface Standby {
  /** Address for the application's role. */
  readonly url: string
  /** Address for the superuser. */
  readonly adminUrl: string
  start(): Promise<void>
  /** Kills it with all of its processes, as a power failure does. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Copies the primary into `folder` and starts a standby there, which replicates at once. Both folders belong to the same user. */
export const startStandby = (primary: EmbeddedDatabase, folder: string): Promise<Standby> => startCopy(primary, folder, true)

/** Starts the copy as a server of its own, without replication. */
export const startRestored = (primary: EmbeddedDatabase, folder: string): Promise<Standby> => startCopy(primary, folder, false)

async function startCopy(primary: EmbeddedDatabase, folder: string, follows: boolean): Promise<Standby> {
  const home = embeddedHome(folder)
  mkdirSync(join(home.data, '..'), { recursive: true })
  await copyRunning(primary.adminUrl, home.data)
  if (follows) configureReplication(primary, home.data)
  // Files written by root must belong to the server's user, like the copied ones.
  const ownFiles = ['backup_label', ...(follows ? ['standby.signal'] : [])]
  for (const name of ownFiles) if (home.user) chownSync(join(home.data, name), home.user.uid, home.user.gid)
  const ownPort = await findFreePort()
  const running: { server?: ChildProcess } = {}
  const start = async () => {
    await stopLeftover(home.data)
    const settings = ['shared_buffers=32MB', 'max_connections=200', 'fsync=off', 'max_standby_streaming_delay=1s']
    const flags = settings.flatMap((setting) => ['-c', setting])
    running.server = await startServer(home, ['-h', '127.0.0.1', '-p', String(ownPort), '-k', '', ...flags])
  }
  await start()
  return {
    url: withPort(primary.url, ownPort),
    adminUrl: withPort(primary.adminUrl, ownPort),
    start,
    kill: () => killAll(running.server),
    stop: async () => {
      if (running.server) await stopServer(running.server)
      rmSync(join(home.data, '..'), { recursive: true, force: true })
    },
  }
}

/** Makes the copied folder that of a standby of the primary. */
function configureReplication(primary: EmbeddedDatabase, data: string): void {
  const { hostname, port, username, password } = new URL(primary.adminUrl)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${source}'\nwal_retrieve_retry_interval = 200ms\n`)
  writeFileSync(join(data, 'standby.signal'), '')
}

/** Copies a running server's data folder as a base backup: changes during the copy are in its log, which the copy replays. */
export async function copyRunning(adminUrl: string, to: string): Promise<void> {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    const { rows: from } = await admin.query<{ folder: string }>("select current_setting('data_directory') as folder")
    const folder = from[0]?.folder ?? ''
    await admin.query("select pg_backup_start('standby', true)")
    copy(folder, to)
    const { rows } = await admin.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), rows[0]?.label ?? '')
    rmSync(join(to, 'postmaster.pid'))
    // Copied again: only now the log is complete for the time in which the files were copied.
    copy(join(folder, 'pg_wal'), to)
  } finally {
    await admin.end()
  }
}

/** Copies a file or folder with owners and permissions. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

/** Kills the main process together with its children: PostgreSQL does not start again while a child of the old server lives. */
async function killAll(server: ChildProcess | undefined): Promise<void> {
  if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  for (const pid of [server.pid, ...children.map(Number)]) killOne(pid)
  await gone
}

/** Does nothing if the process has already ended. */
function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}
