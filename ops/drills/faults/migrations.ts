// Fault scenario `migrations`: the migrations of an empty database are killed at random points, then completed by two processes at once. The
// schema must equal that of an undisturbed run.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { DrillEnvironment } from '../programs.ts'
import { runQuery } from '../run-query.ts'
import { printLine, type Scenario } from './scenario.ts'
import type { Outcome } from './workload.ts'

const PROGRAM = join(import.meta.dirname, '../../../apps/server/test/migrating-process.ts')
/** Databases whose migration is killed, each at another point. */
const KILLS = 20
/** Pause between two counts of the applied migrations. */
const POLL_MS = 2

/** Columns, indexes, constraints, functions, triggers, rights and migrations: one row of text for each. */
const SCHEMA = `
  select 'column ' || table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as thing
  from information_schema.columns where table_schema in ('public', 'pgboss')
  union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'pgboss')
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'right ' || table_name || ' ' || privilege_type from information_schema.table_privileges where grantee = 'sverka_app' and table_schema = 'public'
  union all select 'migration ' || name || ' ' || hash from schema_migrations
  order by 1`

const readSchema = async (ownerUrl: string): Promise<string[]> => (await runQuery(ownerUrl, SCHEMA)).map(({ thing }) => String(thing))

/** Runs the migrations in a process, which is killed once `isTime` is true. Returns whether it ended with code 0. */
async function migrateOnce(ownerUrl: string, environment: DrillEnvironment, isTime?: () => Promise<boolean>): Promise<boolean> {
  const env = { ...process.env, DATABASE_OWNER_URL: ownerUrl, NODE_COMPILE_CACHE: join(environment.folder, 'compiled') }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (isTime && child.exitCode === null && !(await isTime())) await pause(POLL_MS)
  if (isTime) child.kill('SIGKILL')
  return (await ended)[0] === 0
}

/** Makes another empty database in the same cluster; returns the URL of its owner. */
async function createEmptyDatabase({ adminUrl, ownerUrl }: EmbeddedDatabase, name: string): Promise<string> {
  await runQuery(adminUrl, `create database ${name} owner ${new URL(ownerUrl).username}`)
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Kills the migration after this many applied files, then runs two processes that complete it at the same time. */
async function killAt(ownerUrl: string, environment: DrillEnvironment, applied: number) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  const count = async () => {
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as made")
    return rows[0]?.made ? Number((await client.query('select count(*) from schema_migrations')).rows[0]?.count) : 0
  }
  try {
    await migrateOnce(ownerUrl, environment, async () => (await count()) >= applied)
    const point = await count()
    const ended = await Promise.all([migrateOnce(ownerUrl, environment), migrateOnce(ownerUrl, environment)])
    return { point, failed: ended.filter((isWell) => !isWell).length }
  } finally {
    await client.end()
  }
}

async function run(): Promise<Outcome> {
  const environment = new DrillEnvironment('migrations')
  const cluster = await startEmbedded(join(environment.folder, 'database'), () => randomIds.secret(16))
  try {
    const whole = await createEmptyDatabase(cluster, 'whole')
    if (!(await migrateOnce(whole, environment))) throw new Error('the undisturbed run failed')
    const wanted = await readSchema(whole)
    const all = wanted.filter((thing) => thing.startsWith('migration ')).length
    const points = new Set<number>()
    let [failed, different] = [0, 0]
    for (let time = 1; time <= KILLS; time += 1) {
      const killed = await createEmptyDatabase(cluster, `killed_${time}`)
      const done = await killAt(killed, environment, randomInt(all))
      points.add(done.point)
      failed += done.failed
      different += countDifferent(wanted, await readSchema(killed))
      printLine(
        `killed after ${done.point} of ${all} migrations; ${done.failed} of the two runs after it failed, ${different} things differ so far`,
      )
    }
    const figure =
      `${KILLS} databases, killed after ${[...points].toSorted((a, b) => a - b).join(', ')} of ${all} migrations, then ended by two runs at once: ` +
      `${failed} of ${KILLS * 2} runs failed, ${different} of ${wanted.length} things of the schema differ from those of one undisturbed run`
    return { figure, wrong: failed + different }
  } finally {
    await cluster.stop()
    await environment.end()
    rmSync(cluster.folder, { recursive: true, force: true })
  }
}

/** Number of things that only one of the two schemas has; prints the first ten. */
function countDifferent(wanted: readonly string[], found: readonly string[]): number {
  const [wantedSet, foundSet] = [new Set(wanted), new Set(found)]
  const different = [...wanted.filter((thing) => !foundSet.has(thing)), ...found.filter((thing) => !wantedSet.has(thing))]
  for (const thing of different.slice(0, 10)) printLine(`differs: ${thing.slice(0, 200)}`)
  return different.length
}

/** Killed and completed migrations. */
export const migrations: Scenario = {
  name: 'migrations',
  fault: 'migrations of an empty database killed with kill -9 at random points, then run by two processes at once',
  run,
}
