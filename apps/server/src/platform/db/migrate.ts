// Applies the plain SQL files of `migrations/` in order: forward only, once each, one process at a time.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newClient } from './client.ts'
import { checkDatabase } from './startup-check.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** First line of a file that runs statement by statement outside a transaction (concurrent indexes); each must be safe to repeat. */
const OUTSIDE = '-- no-transaction'
/** A table in use is waited for this long, then the file is tried again. */
const LOCK_TIMEOUT = '3s'
const TRIES = 20
/** Any fixed number: the advisory lock that lets one process migrate at a time. */
const ADVISORY_LOCK = 7_210_451

interface MigrationFile {
  name: string
  sql: string
  hash: string
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Brings the database to the newest schema and returns the names applied now. `url` is the owning role; `appRole` receives
 * the right to use what is created (a migration may name it as `{{app_role}}` to take rights away again). Throws DatabaseUnfitError, having
 * touched nothing, where the database cannot serve.
 */
export async function migrate(url: string, appRole: string, folder = migrationsFolder): Promise<string[]> {
  const client = newClient({ connectionString: url, application_name: 'sverka-migrate' })
  await client.connect()
  try {
    await checkDatabase(client)
    await waitForTurn(client)
    await prepare(client, appRole)
    await loadTrigrams(client)
    return await applyMissing(client, await readFiles(folder), appRole)
  } finally {
    await client.end()
  }
}

/** What this version needs to be applied, in order; used by the readiness check. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

// Polling, not pg_advisory_lock: a session blocked in that call holds a snapshot, and a concurrent index build waits for it for ever.
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [ADVISORY_LOCK])
    if (rows[0]?.got) return
    await pause(200)
  }
}

async function prepare(client: pg.Client, appRole: string): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ owner: string }>('select current_user as owner')
  if (rows[0]?.owner === appRole) return
  const role = pg.escapeIdentifier(appRole)
  await client.query(`grant usage on schema public to ${role}`)
  await client.query(`grant select on schema_migrations to ${role}`)
  await client.query(`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`)
  await client.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`)
}

/** Files name a setting of pg_trgm: who is no superuser may do so only in a session that has loaded it, which its first use there does. */
async function loadTrigrams(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_extension where extname = 'pg_trgm'")
  if (rowCount) await client.query("select show_trgm('')")
}

async function applyMissing(client: pg.Client, files: MigrationFile[], appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  refuseOlderHistory(applied, files)
  const now: string[] = []
  for (const file of files) {
    const hash = applied.get(file.name)
    if (hash === file.hash) continue
    if (hash !== undefined) throw new MigrationError(`Migration ${file.name} was edited after it had been applied. Add a new file instead.`)
    await applyWithRetry(client, file, appRole)
    now.push(file.name)
  }
  return now
}

/** A newer version may have added files behind ours; a file before our first one belongs to a history that is no longer carried on. */
function refuseOlderHistory(applied: ReadonlyMap<string, string>, files: readonly MigrationFile[]): void {
  const first = files[0]?.name
  const older = first && [...applied.keys()].find((name) => name < first)
  if (!older) return
  throw new MigrationError(
    `This database was made by a version before the first release (it holds ${older}) and cannot be brought to this one. Import into an empty database; for the demo remove its folder (DATA_DIR).`,
  )
}

async function applyWithRetry(client: pg.Client, file: MigrationFile, appRole: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, file, appRole)
    } catch (error) {
      const lockNotAvailable = (error as { code?: string }).code === '55P03'
      if (!lockNotAvailable || attempt === TRIES) {
        throw new MigrationError(`Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
      await pause(500)
    }
  }
}

async function apply(client: pg.Client, file: MigrationFile, appRole: string): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  const sql = file.sql.replaceAll('{{app_role}}', pg.escapeIdentifier(appRole))
  const record = () => client.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash])
  if (file.sql.startsWith(OUTSIDE)) {
    for (const statement of sql.split(/;\s*$/m).filter((part) => part.replace(/^[ \t]*--.*$/gm, '').trim())) await client.query(statement)
    await record()
    return
  }
  await client.query('begin')
  try {
    await client.query(sql)
    await record()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function readFiles(folder: string): Promise<MigrationFile[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
