// Applies changed functions and triggers of the `*.functions.sql` files to the database, all in one transaction.
import type pg from 'pg'
import { type Definition, definitionPlace } from './function-files.ts'
import { LOCK_TIMEOUT, retryLocked } from './retry-locked.ts'

/** The functions and triggers of one release. */
export interface Functions {
  readonly definitions: readonly Definition[]
  /** Grows with every change of the files. An older release, started beside a newer one, sees a higher version and applies nothing. */
  readonly version: number
}

/** A definition as the database recorded it when it was applied. */
interface Applied {
  readonly name: string
  readonly hash: string
  readonly version: number
}

/**
 * Applies new and changed definitions and drops those that no file has any longer. `client` belongs to the role that owns the tables and holds
 * the migrations' lock. Returns the names of applied and dropped definitions. Throws MigrationError, which names file, line and definition;
 * then nothing has changed.
 */
export async function applyFunctions(client: pg.Client, { definitions, version }: Functions): Promise<string[]> {
  const { rows: applied } = await client.query<Applied>('select name, hash, version from schema_functions')
  if (applied.some((definition) => definition.version > version)) return []
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  const names = new Set(definitions.map(({ name }) => name))
  const changed = definitions.filter(({ name, hash }) => hashes.get(name) !== hash)
  const gone = applied.map(({ name }) => name).filter((name) => !names.has(name))
  if (changed.length === 0 && gone.length === 0 && applied.every((definition) => definition.version === version)) return []
  return await retryLocked('Applying the functions and triggers of the database', async () => {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
      await dropAll(client, gone.filter(isTrigger))
      await makeFunctions(
        client,
        changed.filter(({ name }) => !isTrigger(name)),
      )
      for (const trigger of changed.filter(({ name }) => isTrigger(name))) await makeTrigger(client, trigger, hashes.has(trigger.name))
      await dropAll(
        client,
        gone.filter((name) => !isTrigger(name)),
      )
      await record(client, { changed, gone, version })
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    return [...changed.map(({ name }) => name), ...gone]
  })
}

/** `invalid_function_definition`: PostgreSQL's error for a changed result type or changed argument names. */
const INVALID_DEFINITION = '42P13'
/** Advice: running processes of the older release still call the old function. */
const ANOTHER_NAME = 'write one of another name, and keep both for a release'

const isTrigger = (name: string): boolean => name.startsWith('trigger ')

async function dropAll(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop ${name.replace(' ', ' if exists ')}`)
}

/** Creates each function twice: first without a check of its body, so that functions may call each other in any order, then checked. */
async function makeFunctions(client: pg.Client, functions: readonly Definition[]): Promise<void> {
  if (functions.length === 0) return
  // Their results are stored on disk, and would not be computed again with a changed function.
  const before = await functionsWithStoredResults(client)
  await client.query('set local check_function_bodies = off')
  for (const definition of functions) await run(client, definition, definition.sql)
  await client.query('set local check_function_bodies = on')
  for (const definition of functions) await run(client, definition, definition.sql)
  await refuseOtherArguments(client, functions)
  const after = new Map((await functionsWithStoredResults(client)).map(({ name, text }) => [name, text]))
  for (const { name, text, by } of before) {
    const changed = functions.find((definition) => definition.name === `function ${name}`)
    if (changed && after.get(name) !== text)
      throw fault(changed, `${by} keeps its results, so its text never changes: write one of another name`)
  }
}

/** Functions that an index, a generated column or a constraint uses; `by` describes the first of these, as `index lines_twice`. */
async function functionsWithStoredResults(client: pg.Client): Promise<{ name: string; text: string; by: string }[]> {
  const { rows } = await client.query<{ name: string; text: string; by: string }>(`
    select proname as name, pg_get_functiondef(p.oid) as text, min(pg_describe_object(d.classid, d.objid, d.objsubid)) as by
    from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
    where d.classid in ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass)
      and p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
    group by p.oid, proname order by proname`)
  return rows
}

/** Refuses changed arguments: PostgreSQL would create a second function of the same name beside the one that running processes call. */
async function refuseOtherArguments(client: pg.Client, functions: readonly Definition[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = current_schema()::regnamespace and proname = any($1)
     group by proname having count(*) > 1`,
    [functions.map(({ name }) => name.replace('function ', ''))],
  )
  const second = functions.find(({ name }) => rows.some((row) => name === `function ${row.name}`))
  if (second) throw fault(second, `the database has one of this name with other arguments: ${ANOTHER_NAME}`)
}

/**
 * Creates or replaces a trigger. One that a migration made before triggers were recorded stays if it is identical: replacing it would
 * block writers of the table. `isRecorded`: this program has applied it before.
 */
async function makeTrigger(client: pg.Client, trigger: Definition, isRecorded: boolean): Promise<void> {
  const [, name, table] = /^trigger (\w+) on (\w+)$/.exec(trigger.name) ?? []
  if (!isRecorded) {
    const { rows } = await client.query<{ text: string }>(
      'select pg_get_triggerdef(oid, true) as text from pg_trigger where tgname = $1 and tgrelid = to_regclass($2)',
      [name, table],
    )
    if (rows[0] && comparable(rows[0].text) === comparable(trigger.sql)) return
  }
  // PostgreSQL cannot replace a constraint trigger.
  if (trigger.sql.startsWith('create constraint')) await run(client, trigger, `drop trigger if exists ${name} on ${table}`)
  await run(client, trigger, trigger.sql)
}

/** Text of a trigger for comparing: without what PostgreSQL changes when it prints a definition. */
const comparable = (sql: string): string => sql.toLowerCase().replace('or replace ', '').replace('public.', '').replaceAll(/\s+/g, ' ')

async function record(
  client: pg.Client,
  { changed, gone, version }: { changed: readonly Definition[]; gone: readonly string[]; version: number },
) {
  await client.query('delete from schema_functions where name = any($1)', [gone])
  for (const { name, file, hash } of changed) {
    await client.query(
      `insert into schema_functions (name, file, hash, version) values ($1, $2, $3, $4)
       on conflict (name) do update set file = excluded.file, hash = excluded.hash, applied_at = now()`,
      [name, file, hash, version],
    )
  }
  await client.query('update schema_functions set version = $1', [version])
}

async function run(client: pg.Client, definition: Definition, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw fault(definition, (error as { code?: string }).code === INVALID_DEFINITION ? `${message}: ${ANOTHER_NAME}` : message, error)
  }
}

/** An error that names file, line and definition. It keeps the cause's code, by which `retryLocked` recognises a locked table. */
const fault = ({ name, ...at }: Definition, message: string, cause?: unknown): Error =>
  Object.assign(new Error(`${definitionPlace({ name, ...at })} (${name}): ${message}`, { cause }), {
    code: (cause as { code?: string } | undefined)?.code,
  })
