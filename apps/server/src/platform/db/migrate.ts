// Migrates a database to the schema of this version: applies the SQL files of `migrations/` in order, once each, then functions and triggers.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { applyFunctions, type Functions } from './apply-functions.ts'
import { newClient } from './client.ts'
import { readFunctions } from './function-files.ts'
import { LOCK_TIMEOUT, MigrationError, retryLocked } from './retry-locked.ts'
import { checkDatabase } from './startup-check.ts'

export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

/** First line of a file that runs statement by statement outside a transaction, as concurrent indexes need; each must be safe to repeat. */
const OUTSIDE_TRANSACTION = '-- no-transaction'
/** Number of PostgreSQL's advisory lock that lets one process migrate at a time; any fixed number would do. */
const ADVISORY_LOCK = 7_210_451

interface MigrationFile {
  name: string
  /** The text with its placeholders filled in. */
  sql: string
  /** SHA-256 of the text as it is in the file. */
  hash: string
}

/** Folders with the schema of this version. */
export interface SchemaFiles {
  /** Holds the dated SQL files, and `functions.txt` with a line for every state that all functions ever had: the number of lines is their version. */
  readonly migrations: string
  /** Holds a folder for each feature, with a file `<feature>.functions.sql` if it has functions. */
  readonly features: string
}

const ours: SchemaFiles = { migrations: migrationsFolder, features: join(import.meta.dirname, '../..') }

/**
 * Brings the database to the newest schema. Returns the names of what was applied now: migrations, then functions and triggers. `url` is that of
 * the role that owns the tables; `appRole` receives the right to use what is created. In a migration `{{app_role}}` stands for that role, to
 * take rights away again; `{{function spelling}}` stands for the text of the function `spelling`, which an index or a column of the file needs.
 * Throws MigrationError; throws DatabaseUnfitError, before any change, if the database is unsuitable.
 */
export async function migrateDatabase(url: string, appRole: string, from = ours): Promise<string[]> {
  return withMigrationLock(url, appRole, async (client) => {
    const functions = await readDefinitions(from)
    const files = await readFiles(from.migrations, fillPlaceholders(appRole, functions))
    return [...(await applyMissing(client, files)), ...(await applyFunctions(client, functions))]
  })
}

/**
 * Creates the tables of an earlier version in an empty database: only the migrations of these names are applied. Functions and triggers are
 * left to `migrate`, because they may need later tables.
 */
export async function migrateOnly(url: string, appRole: string, names: ReadonlySet<string>): Promise<void> {
  await withMigrationLock(url, appRole, async (client) => {
    const files = await readFiles(ours.migrations, fillPlaceholders(appRole, await readDefinitions(ours)))
    return applyMissing(
      client,
      files.filter(({ name }) => names.has(name)),
    )
  })
}

/** Checks the database, takes the migrations' lock, creates the tables that record what was applied, and runs `apply` on that connection. */
async function withMigrationLock(url: string, appRole: string, apply: (client: pg.Client) => Promise<string[]>): Promise<string[]> {
  const client = newClient({ connectionString: url, application_name: 'sverka-migrate' })
  await client.connect()
  try {
    await checkDatabase(client)
    await waitForTurn(client)
    await createRecordTables(client, appRole)
    await loadTrigrams(client)
    return await apply(client)
  } finally {
    await client.end()
  }
}

/** File names of this version's migrations, in order; the readiness check compares them with those applied. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** Hash of each of this version's migrations by file name, as recorded in the table `schema_migrations`. */
export async function migrationHashes(): Promise<ReadonlyMap<string, string>> {
  return new Map((await readFiles(migrationsFolder, (sql) => sql)).map(({ name, hash }) => [name, hash]))
}

/** Waits for the lock by polling: a session blocked in pg_advisory_lock holds a snapshot, for which a concurrent index build would wait for ever. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [ADVISORY_LOCK])
    if (rows[0]?.got) return
    await pause(200)
  }
}

/** Creates the tables that record what was applied, and lets the application's role use all tables that follow. */
async function createRecordTables(client: pg.Client, appRole: string): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  await client.query(`create table if not exists schema_functions (
    name text primary key, file text not null, hash text not null, version integer not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ owner: string }>('select current_user as owner')
  if (rows[0]?.owner === appRole) return
  const role = pg.escapeIdentifier(appRole)
  await client.query(`grant usage on schema public to ${role}`)
  await client.query(`revoke all on schema_functions from ${role}`)
  await client.query(`grant select on schema_migrations, schema_functions to ${role}`)
  await client.query(`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`)
  await client.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`)
}

/**
 * Migrations use a setting of the extension pg_trgm (search by similar text). A role that is no superuser may set it only after a call of the
 * extension has loaded its library in the session.
 */
async function loadTrigrams(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_extension where extname = 'pg_trgm'")
  if (rowCount) await client.query("select show_trgm('')")
}

async function applyMissing(client: pg.Client, files: MigrationFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  refuseOtherHistory(applied, files)
  const now: string[] = []
  for (const file of files) {
    const hash = applied.get(file.name)
    if (hash === file.hash) continue
    if (hash !== undefined) throw new MigrationError(`Migration ${file.name} was edited after it had been applied. Add a new file instead.`)
    await retryLocked(`Migration ${file.name}`, () => apply(client, file))
    now.push(file.name)
  }
  return now
}

/**
 * Refuses a database with a migration older than the first of this version: it was made before the first release, whose migrations replaced all
 * earlier ones. Unknown later files are accepted: a newer version has added them.
 */
function refuseOtherHistory(applied: ReadonlyMap<string, string>, files: readonly MigrationFile[]): void {
  const first = files[0]?.name
  const older = first && [...applied.keys()].find((name) => name < first)
  if (!older) return
  throw new MigrationError(
    `This database was made by a version before the first release (it holds ${older}) and cannot be brought to this one. Import into an empty database; for the demo remove its folder (DATA_DIR).`,
  )
}

/** Applies one file and records it. */
async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  const { sql } = file
  const record = () => client.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash])
  if (sql.startsWith(OUTSIDE_TRANSACTION)) {
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

async function readFiles(folder: string, fill: (sql: string) => string): Promise<MigrationFile[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, sql: fill(text), hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function readDefinitions({ migrations, features }: SchemaFiles): Promise<Functions> {
  const list = await readFile(join(migrations, 'functions.txt'), 'utf8')
  return { definitions: readFunctions(features), version: list.split('\n').filter(Boolean).length }
}

/** Fills in the placeholders of a migration: the application's role and the texts of functions. */
const fillPlaceholders =
  (appRole: string, { definitions }: Functions) =>
  (sql: string): string =>
    sql.replaceAll('{{app_role}}', pg.escapeIdentifier(appRole)).replaceAll(/\{\{(function \w+)\}\}/g, (_, name: string) => {
      const named = definitions.find((definition) => definition.name === name)
      if (!named) throw new MigrationError(`A migration names the ${name}, which no feature has.`)
      return `${named.sql};`
    })
