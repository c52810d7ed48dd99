// A server process for tests, with background jobs, on the existing database of DATABASE_URL: prints its port, then runs until killed.
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../src/app.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import type { Base } from '../src/platform/services.ts'

const config = loadConfig(process.env)
const log = createLog(config)
const openPool: Base['openPool'] = (options) => connectDatabase(config.DATABASE_URL ?? '', { ...options, log })
const app = await buildApp({ config, db: openPool({ size: 10 }), openPool, log, clock: systemClock, ids: randomIds, web: 'none' })
await app.server.listen({ host: '127.0.0.1', port: 0 })
await app.startWorkers()
process.stdout.write(`${(app.server.server.address() as AddressInfo).port}\n`)
// A killed process does not write the compile cache at its end, so it is written here; without NODE_COMPILE_CACHE this does nothing.
flushCompileCache()
