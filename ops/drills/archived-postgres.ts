// For the drill `restore`: runs a PostgreSQL installed by the system's package manager that archives its write-ahead log (WAL), as
// docs/how-to/back-up.md recommends to operators, and starts servers restored from its base backup and archive.
import type { ChildProcess } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedHome, embeddedHome } from '../../apps/server/src/platform/db/embedded-home.ts'
import { runToEnd, startServer, stopServer } from '../../apps/server/src/platform/db/embedded-run.ts'
import { findFreePort } from '../../apps/server/test/free-port.ts'
import { runQuery } from './run-query.ts'

/** Folder in which Debian's packages install each major version. */
const PACKAGES = '/usr/lib/postgresql'

/** The oldest version that the product supports. */
const OLDEST_VERSION = 15

/** The newest installed major version, from `OLDEST_VERSION` on, that has `pg_basebackup`; null if there is none. */
export function installedPostgres(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number).filter(Number.isInteger) : []
  const suitable = versions.filter(
    (version) => version >= OLDEST_VERSION && existsSync(join(PACKAGES, String(version), 'bin/pg_basebackup')),
  )
  return suitable.length > 0 ? String(Math.max(...suitable)) : null
}

export interface Server {
  readonly port: number
  /** URL for a role; the database is `sverka` by default. */
  url(role: string, database?: string): string
  stop(): Promise<void>
  /** Kills it as a power failure does. */
  kill(): Promise<void>
}

/** An installation of PostgreSQL; `folder` holds the archive, the base backup and the data of each server. */
export class ArchivedPostgres {
  readonly #version: string
  readonly #folder: string
  readonly #archive: string

  constructor(version: string, folder: string) {
    this.#version = version
    this.#folder = folder
    this.#archive = this.#makeFolder('archive')
  }

  /** Creates and starts a new server. A WAL segment that is not full is archived after `archiveSeconds`. */
  async begin(archiveSeconds: number): Promise<Server> {
    const home = this.#home('first')
    await runToEnd(home, 'initdb', [`--pgdata=${home.data}`, '--username=postgres', '--auth=trust', '--locale=C.UTF-8'])
    appendFileSync(
      join(home.data, 'postgresql.conf'),
      `archive_mode = on\narchive_command = 'test ! -f ${this.#archive}/%f && cp %p ${this.#archive}/%f'\narchive_timeout = ${archiveSeconds}\n`,
    )
    return this.#start(home)
  }

  /** Takes a base backup of the running server. */
  async takeBase({ port }: Server): Promise<void> {
    const home = this.#home('base')
    await runToEnd(home, 'pg_basebackup', [
      ...['--host=127.0.0.1', `--port=${port}`, '--username=postgres'],
      ...[`--pgdata=${home.data}`, '--checkpoint=fast'],
    ])
  }

  /** Deletes the data of a server, as if its machine were lost. */
  lose(name: string): void {
    rmSync(join(this.#folder, name), { recursive: true, force: true })
  }

  /**
   * Starts a server from base backup and archive, restored up to `moment` (a PostgreSQL timestamp) or the end of the archive. Resolves once it
   * accepts writes.
   */
  async restore(name: string, moment?: string): Promise<Server> {
    const home = this.#home(name)
    const copied = spawnSync('cp', ['--archive', `${join(this.#folder, 'base')}/.`, home.data], { encoding: 'utf8' })
    if (copied.status !== 0) throw new Error(copied.stderr)
    const target = moment === undefined ? '' : `recovery_target_time = '${moment}'\nrecovery_target_action = promote\n`
    appendFileSync(join(home.data, 'postgresql.conf'), `\nrestore_command = 'cp ${this.#archive}/%f %p'\n${target}archive_mode = off\n`)
    writeFileSync(join(home.data, 'recovery.signal'), '')
    if (home.user) chownSync(join(home.data, 'recovery.signal'), home.user.uid, home.user.gid)
    const server = await this.#start(home)
    // It answers queries before the whole log is replayed.
    while ((await runQuery(server.url('postgres', 'postgres'), 'select pg_is_in_recovery() as is'))[0]?.is === true) await pause(20)
    return server
  }

  #makeFolder(name: string): string {
    const { user } = embeddedHome(this.#folder)
    const made = join(this.#folder, name)
    for (const path of [this.#folder, made]) {
      mkdirSync(path, { recursive: true, mode: 0o700 })
      if (user) chownSync(path, user.uid, user.gid)
    }
    return made
  }

  #home(name: string): EmbeddedHome {
    const { user } = embeddedHome(this.#folder)
    return { programs: join(PACKAGES, this.#version), data: this.#makeFolder(name), ...(user ? { user } : {}) }
  }

  async #start(home: EmbeddedHome): Promise<Server> {
    const port = await findFreePort()
    const server = await startServer(home, ['-h', '127.0.0.1', '-p', String(port), '-k', ''])
    return {
      port,
      url: (role, database = 'sverka') => `postgres://${role}@127.0.0.1:${port}/${database}`,
      stop: () => stopServer(server),
      kill: () => killServer(server),
    }
  }
}

/** Kills the main process; its session processes then end by themselves. */
async function killServer(server: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await exited
}
