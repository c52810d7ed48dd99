// The server without its web pages, for the fault drill (a test that kills processes and breaks connections): migrates the database of
// DATABASE_OWNER_URL, fills it with the demo, listens on PORT, and runs until SIGTERM or until killed.
import { flushCompileCache } from 'node:module'
import { buildApp, fillDemo } from '../src/app.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import { APP_ROLE } from '../src/platform/db/embedded.ts'
import { openListening } from '../src/platform/db/listen.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { drain } from '../src/platform/http/drain.ts'
import { randomIds } from '../src/platform/ids.ts'
import { installJobs } from '../src/platform/jobs/install.ts'
import { createLog } from '../src/platform/log.ts'
import type { Base } from '../src/platform/services.ts'

const config = loadConfig(process.env)
const [url, ownerUrl] = [config.DATABASE_URL ?? '', config.DATABASE_OWNER_URL ?? '']
const log = createLog(config)
await migrateDatabase(ownerUrl, APP_ROLE)
await installJobs(ownerUrl, APP_ROLE)
const openPool: Base['openPool'] = (options) => connectDatabase(url, { ...options, log })
const base = { config, db: openPool({ size: 10 }), openPool, log, clock: systemClock, ids: randomIds }
await fillDemo(base, ownerUrl)
const app = await buildApp({ ...base, web: 'none', listening: await openListening(url, log) })
process.once('SIGTERM', () => {
  app.beginStopping()
  // The reverse proxy must first notice, by the failing health check, that this server stops.
  setTimeout(() => void drain(app.server).then(() => process.exit(0)), config.SHUTDOWN_DELAY_MS)
})
await app.server.listen({ host: '127.0.0.1', port: config.PORT })
await app.startWorkers()
// A killed process does not write the compile cache at its end, so it is written here; without NODE_COMPILE_CACHE this does nothing.
flushCompileCache()
