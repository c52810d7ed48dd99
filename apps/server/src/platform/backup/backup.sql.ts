// SQL of backup and restore, for the tables of the schema `public` and of the job queue (pg-boss, schema `jobs`): lists, COPY in both directions.
import pg from 'pg'

const quoted = pg.escapeIdentifier

/** Name of a table as SQL text, quoted. */
export const tableName = (schema: string, table: string): string => `${quoted(schema)}.${quoted(table)}`

/** Every query of this transaction sees the database as it was at the first one. */
export const beginSnapshot = 'begin isolation level repeatable read read only'
/** A backup or restore takes longer than the role's time limits allow. */
export const withoutLimits = "set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0"
/** PostgreSQL's version and time; `made` is true if a server of the product has already created its tables in this database. */
export const serverFacts = `select current_setting('server_version') as server, now() as at, to_regclass('public.schema_migrations') is not null as made`
/** Migrations (schema changes) that the database has. */
export const migrationsApplied = 'select name, hash from public.schema_migrations order by name'

/**
 * Tables to back up: ours and the job queue's, a partitioned one as a whole. Left out are the queue's version and the list of applied
 * functions, which belong to the program; the queue's statistics; and unlogged tables, which a crash of PostgreSQL empties anyway.
 */
export const backedUpTables = `
  select space.nspname as schema, kept.relname as name,
    array(select attname::text from pg_attribute where attrelid = kept.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class as kept join pg_namespace as space on space.oid = kept.relnamespace
  where space.nspname in ('public', 'jobs') and kept.relkind in ('r', 'p') and not kept.relispartition and kept.relpersistence = 'p'
    and (space.nspname, kept.relname) not in (('jobs', 'version'), ('jobs', 'queue_stats'), ('public', 'schema_functions'))
  order by 1, 2`

/** Sequences from which a number has been taken, with the last one. */
export const sequences = `
  select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'jobs') and last_value is not null order by 1, 2`

const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** `columns` are those that are stored, without generated ones. The query is needed for partitioned tables: COPY cannot name them. */
export const copyOut = (table: string, columns: readonly string[]): string => `copy (select ${columnList(columns)} from ${table}) to stdout`
export const copyIn = (table: string, columns: readonly string[]): string => `copy ${table} (${columnList(columns)}) from stdin`

/** `used` is true if a server of the product has already created its tables in this database. */
export const isUsed = `select to_regclass('public.schema_migrations') is not null as used`
/** Counts other connections to the database. PostgreSQL's own background processes, which have no user, do not count. */
export const othersConnected = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and usename is not null and pid <> pg_backend_pid()`
/** Run by the owner of the tables: drops all that it has created. */
export const removeEverything = 'drop owned by current_user cascade'

/** Foreign keys would reject rows that are loaded before those they point to: a restore drops them first and creates them again afterwards. */
export const foreignKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  order by 1, 2`
/** Indexes that no constraint needs. They would slow the load: a restore drops them first and creates them again afterwards. */
export const plainIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class as indexed on indexed.oid = indrelid
  where indexed.relnamespace = 'public'::regnamespace and indexed.relkind = 'r'
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by 1`
export const dropForeignKey = (table: string, key: string): string => `alter table ${table} drop constraint ${key}`
export const addForeignKey = (table: string, key: string, definition: string): string =>
  `alter table ${table} add constraint ${key} ${definition}`
export const dropIndex = (index: string): string => `drop index ${index}`
/** The rows to load hold all that triggers would add to them. */
export const stopTriggers = (table: string): string => `alter table ${table} disable trigger user`
export const resumeTriggers = (table: string): string => `alter table ${table} enable trigger user`
/** Migrations have put first rows into some tables. */
export const emptyTables = (tables: readonly string[]): string => `truncate ${tables.join(', ')}`
export const countRows = (table: string): string => `select count(*)::int as rows from ${table}`
export const moveSequence = 'select setval($1::regclass, $2::bigint)'
export const analyzeAll = 'analyze'

/** The table that tells staff when the last backup was made and read back intact. */
export const insertBackup =
  'insert into public.backups (snapshot_at, verified_at, row_count, file_count, bytes) values ($1, $2, $3, $4, $5)'
