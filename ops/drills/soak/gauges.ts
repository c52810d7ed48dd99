// Measurements of the drill `soak`, of everything that might grow over hours: memory and file handles of the server, connections and dead rows of the
// database, leftover files.
import { readdirSync, readFileSync } from 'node:fs'
import type { EmbeddedDatabase } from '../../../apps/server/src/platform/db/embedded.ts'
import { runQuery } from '../run-query.ts'

export interface Gauges {
  /** Resident memory of the server in megabytes. */
  readonly memory: number
  /** Open file descriptors of the server. */
  readonly handles: number
  /** Connections of the server's role to the database. */
  readonly connections: number
  /** Old versions of rows that vacuum has not removed yet, in percent of all rows. */
  readonly deadRows: number
  /** Number of unfinished uploads (`.part`) and of files in the temporary folder. */
  readonly leftFiles: number
  /** Megabytes that PostgreSQL has written to temporary files so far. */
  readonly spilled: number
}

/** The server and the folders that are measured. */
export interface Watched {
  readonly pid: number
  readonly database: EmbeddedDatabase
  /** Folder of the server's files. */
  readonly files: string
  /** Folder in which the server may create temporary files. */
  readonly temporary: string
  /** Names of files in that folder that existed before the drill; they are not counted. */
  readonly initialFiles: ReadonlySet<string>
}

/** Reads all gauges now. */
export async function readGauges({ pid, database, files, temporary, initialFiles }: Watched): Promise<Gauges> {
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const [counts] = await runQuery(
    database.ownerUrl,
    `select (select count(*)::int from pg_stat_activity where usename = 'sverka_app') as connections,
      (select (100.0 * sum(n_dead_tup) / greatest(1, sum(n_dead_tup + n_live_tup)))::float from pg_stat_user_tables) as dead,
      (select (temp_bytes / 1048576.0)::float from pg_stat_database where datname = current_database()) as spilled`,
  )
  const unfinished = readdirSync(files, { recursive: true }).filter((name) => String(name).endsWith('.part')).length
  const leftoverFiles = readdirSync(temporary).filter((name) => !initialFiles.has(name)).length
  return {
    memory,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(counts?.connections),
    deadRows: Number(counts?.dead),
    leftFiles: unfinished + leftoverFiles,
    spilled: Number(counts?.spilled),
  }
}
