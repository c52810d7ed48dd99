// The process: reads the configuration, opens the database, builds the app, listens, and stops without losing a request.
import { setTimeout as pause } from 'node:timers/promises'
import { type AppDeps, buildApp, fillDemo, prepareSearch, summariseRegister } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, loadConfig, readEnvironment } from './platform/config.ts'
import { connect } from './platform/db/connect.ts'
import { APP_ROLE, startEmbedded } from './platform/db/embedded.ts'
import { migrate } from './platform/db/migrate.ts'
import { checkDatabase } from './platform/db/startup-check.ts'
import { drain } from './platform/http/drain.ts'
import { randomIds } from './platform/ids.ts'
import { installJobs } from './platform/jobs/install.ts'
import { createLog, type Log } from './platform/log.ts'

interface Database {
  url: string
  ownerUrl: string
  stop(): Promise<void>
}

async function openDatabase(config: Config): Promise<Database> {
  if (!config.DATABASE_URL) return startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  return { url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL ?? config.DATABASE_URL, stop: async () => {} }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username) || APP_ROLE

async function start(): Promise<void> {
  const config = loadConfig(readEnvironment())
  const log = createLog(config)
  const database = await openDatabase(config)
  const db = connect(database.url, { size: config.DATABASE_POOL, log })
  try {
    const applied = await migrate(database.ownerUrl, roleOf(database.url))
    if (applied.length > 0) log.info({ applied }, 'migrations applied')
    await installJobs(database.ownerUrl, roleOf(database.url))
    await checkDatabase(db)
    const deps: AppDeps = { config, db, log, clock: systemClock, ids: randomIds, web: process.argv.includes('--dev') ? 'dev' : 'built' }
    if (await fillDemo(deps, database.ownerUrl)) {
      await summariseRegister(db)
      log.info('the demo register was loaded')
    }
    const app = await buildApp(deps)
    if (config.demo) await app.seedDemo()
    const address = await app.server.listen({ host: config.HOST, port: config.PORT })
    await app.startWorkers()
    void prepareSearch(deps, { ownerUrl: database.ownerUrl, appRole: roleOf(database.url) })
    process.stdout.write(`${greeting(address, config)}\n`)
    stopOnSignals(config, log, async () => {
      app.beginStopping()
      await pause(config.SHUTDOWN_DELAY_MS)
      await drain(app.server)
      await db.destroy()
      await database.stop()
    })
  } catch (error) {
    await db.destroy()
    await database.stop()
    throw error
  }
}

function greeting(address: string, config: Config): string {
  const demo = config.demo ? '\nДемонстрационный режим: вымышленные данные, письма и платежи никуда не уходят.' : ''
  return `Сверка: ${address}${demo}`
}

function stopOnSignals(config: Config, log: Log, stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
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
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

/** What the operator can mend is said in words; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error) || error instanceof ConfigError) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose one with PORT, for example: PORT=3001 npm start`
  return error.stack ?? error.message
}
