// Runs one server process: reads the configuration, opens the database, builds the app and listens; on SIGINT or SIGTERM it finishes the running
// requests and stops. With `--build` it builds the pages meanwhile, if their sources have changed.
import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type App, buildApp, fillDemo } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, loadConfig, readEnvironment } from './platform/config.ts'
import { connectDatabase } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { APP_ROLE } from './platform/db/embedded.ts'
import { openListening } from './platform/db/listen.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { type OpenedDatabase, openDatabase } from './platform/db/open-database.ts'
import { watchPageChanges } from './platform/db/page-changes.ts'
import { Replicas } from './platform/db/replicas.ts'
import { checkTimeLimits, DatabaseUnfitError } from './platform/db/startup-check.ts'
import { drain } from './platform/http/drain.ts'
import { randomIds } from './platform/ids.ts'
import { installJobs } from './platform/jobs/install.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, type Metrics, watchPool } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { buildPages, PagesBuildError } from './platform/pages-build.ts'
import type { Base } from './platform/services.ts'

const urlRole = (url: string): string => decodeURIComponent(new URL(url).username) || APP_ROLE

/** Functions that close what was opened; on a signal or a failed start all are called, the last one first. */
type Closers = (() => Promise<void>)[]

async function closeAll(opened: Closers): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

async function start(opened: Closers): Promise<void> {
  const config = loadConfig(readEnvironment())
  const log = createLog(config)
  const isStopping = stopOnSignals(config, log, () => closeAll(opened))
  try {
    await open({ config, log, opened })
  } catch (error) {
    // Work interrupted by the stop ends with errors of its own, which are ignored.
    if (isStopping()) return
    await closeAll(opened)
    throw error
  }
}

interface Opening {
  readonly config: Config
  readonly log: Log
  readonly opened: Closers
}

async function open({ config, log, opened }: Opening): Promise<void> {
  const pages = process.argv.includes('--build') ? buildPages() : undefined
  opened.push(async () => pages?.stop())
  // An external database may be in use by other processes: it is migrated only after the pages are built.
  if (config.DATABASE_URL) await pages?.built
  const opening = openDatabase(config, log)
  // If a signal arrives while the database is starting, the start is awaited, then stopped.
  opened.push(() => opening.then(stopDatabase, () => undefined))
  const database = await opening
  const metrics = config.METRICS_URL ? createMetrics() : undefined
  const { DATABASE_POOL: size, DATABASE_PATIENCE: timeoutFactor } = config
  const watch = (pool: Pool) => metrics && watchPool(metrics, pool)
  const db = connectDatabase(database.url, { size, timeoutFactor, isPooled: database.isPooled, log, watch })
  opened.push(() => db.destroy())
  await prepareDatabase(db, database, log)
  const replicas = await openReplicas({ config, log, opened }, database.directUrl, metrics)
  const openPool = poolOpener(database.directUrl, replicas, { log, timeoutFactor })
  const base = { config, db, log, clock: systemClock, ids: randomIds, openPool }
  if (await fillDemo(base, database.ownerUrl)) log.info('the demo was filled')
  const listening = await openListening(database.directUrl, log)
  opened.push(() => listening.close())
  const changes = await watchPageChanges(listening, replicas)
  const web = process.argv.includes('--dev') ? 'dev' : 'built'
  await pages?.built
  const app = await buildApp({ ...base, listening, changes, web, ...(metrics && { metrics }), ...(replicas && { replicas }) })
  opened.push(async () => {
    app.beginStopping()
    await pause(config.SHUTDOWN_DELAY_MS)
    await drain(app.server)
  })
  // With several processes, the parent process serves the metrics of all.
  if (metrics && config.METRICS_URL && cluster.isPrimary) {
    const served = await serveMetrics(metrics, { url: config.METRICS_URL, log })
    opened.push(() => served.close())
  }
  const address = await app.server.listen({ host: config.HOST, port: config.PORT })
  if (config.BACKGROUND_WORK === 'on') await app.startWorkers()
  void warmUp(app, log).then(() => app.upkeep(database.ownerUrl))
  process.stdout.write(`${greeting(address, config)}\n`)
}

const stopDatabase = (database: Awaited<ReturnType<typeof openDatabase>>) => database.stop()

/** Opens further connection pools to the primary database, or, if the options say so, to the standby (replica) chosen for each request. */
const poolOpener =
  (url: string, replicas: Replicas | undefined, always: { log: Log; timeoutFactor: number }): Base['openPool'] =>
  (options) =>
    replicas && options.routesToStandby
      ? replicas.openPool({ ...options, log: always.log })
      : connectDatabase(url, { ...options, ...always })

/** Opens the standbys of the configuration; undefined if there are none. */
async function openReplicas({ config, log, opened }: Opening, primaryUrl: string, metrics?: Metrics): Promise<Replicas | undefined> {
  const { DATABASE_REPLICA_URL: urls, DATABASE_REPLICA_LAG_MS: lagMs, DATABASE_POOL: size } = config
  if (urls.length === 0) return undefined
  const replicas = await Replicas.open({ urls, primaryUrl, lagMs, size, clock: systemClock, log })
  opened.push(() => replicas.close())
  metrics?.watch('database_replicas', 'Standbys that are read now', () => replicas.fit)
  return replicas
}

/** Runs beside the first requests and makes later ones faster. */
async function warmUp(app: App, log: Log): Promise<void> {
  try {
    log.info('requests are answered; connections and plans for the first pages are still being prepared')
    await app.warm()
    log.info('prepared')
  } catch (error) {
    log.warn({ err: error }, 'the first requests could not be prepared')
  }
  // Lets the next start skip compiling the program. Without NODE_COMPILE_CACHE this does nothing.
  flushCompileCache()
}

/** Applies new migrations and installs the job queue. Throws `DatabaseUnfitError` if a pooled database lacks its time limits. */
async function prepareDatabase(db: Db, database: OpenedDatabase, log: Log): Promise<void> {
  const applied = await migrateDatabase(database.ownerUrl, urlRole(database.url))
  if (applied.length > 0) log.info({ applied }, 'migrations applied')
  await installJobs(database.ownerUrl, urlRole(database.url))
  if (database.isPooled) await checkTimeLimits(db, urlRole(database.url))
}

function greeting(address: string, config: Config): string {
  const demo = config.demo ? '\nДемонстрационный режим: вымышленные данные, письма и платежи никуда не уходят.' : ''
  return `Сверка: ${address}${demo}`
}

/** Installs the signal handlers, before anything is opened. The returned function says whether a signal has come. */
function stopOnSignals(config: Config, log: Log, stop: () => Promise<void>): () => boolean {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      log.info({ signal, delay: config.SHUTDOWN_DELAY_MS }, 'stopping')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
  return () => isStopping
}

/** Serves until a signal comes; a failed start is reported on stderr and ends the process with code 1. */
export async function serve(): Promise<void> {
  try {
    await start([])
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** An error that the operator can fix is printed as a message; any other keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error) || error instanceof ConfigError || error instanceof DatabaseUnfitError || error instanceof PagesBuildError)
    return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose one with PORT, for example: PORT=3001 npm start`
  return error.stack ?? error.message
}
