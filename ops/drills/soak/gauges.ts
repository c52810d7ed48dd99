// What may grow over hours: memory and handles of the server, connections and dead rows of the database, files that nobody needs.
import { readdirSync, readFileSync } from 'node:fs'
import type { EmbeddedDatabase } from '../../../apps/server/src/platform/db/embedded.ts'
import { ask } from '../ask.ts'

export interface Gauges {
  /** Resident memory of the server in megabytes. */
  readonly memory: number
  readonly handles: number
  readonly connections: number
  /** Rows that were changed or removed and not yet cleaned, in percent of all. */
  readonly deadRows: number
  /** Unfinished files of the server, and its temporary files. */
  readonly leftFiles: number
  /** Megabytes that PostgreSQL has written to temporary files so far. */
  readonly spilled: number
}

export interface Watched {
  readonly pid: number
  readonly database: EmbeddedDatabase
  readonly files: string
  /** Where the server's temporary files would lie. */
  readonly temporary: string
  /** Names that lay there before. */
  readonly known: ReadonlySet<string>
}

export async function readGauges({ pid, database, files, temporary, known }: Watched): Promise<Gauges> {
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const [counts] = await ask(
    database.ownerUrl,
    `select (select count(*)::int from pg_stat_activity where usename = 'sverka_app') as connections,
      (select (100.0 * sum(n_dead_tup) / greatest(1, sum(n_dead_tup + n_live_tup)))::float from pg_stat_user_tables) as dead,
      (select (temp_bytes / 1048576.0)::float from pg_stat_database where datname = current_database()) as spilled`,
  )
  const unfinished = readdirSync(files, { recursive: true }).filter((name) => String(name).endsWith('.part')).length
  const leftoverFiles = readdirSync(temporary).filter((name) => !known.has(name)).length
  return {
    memory,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(counts?.connections),
    deadRows: Number(counts?.dead),
    leftFiles: unfinished + leftoverFiles,
    spilled: Number(counts?.spilled),
  }
}
