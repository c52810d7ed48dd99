// A second server process for tests, without background jobs, on the existing database of DATABASE_URL: prints its port, then serves until
// killed. It receives the notifications of other processes.
import type { AddressInfo } from 'node:net'
import { buildApp } from '../src/app.ts'
import { systemClock } from '../src/platform/clock.ts'
import { loadConfig } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import { openListening } from '../src/platform/db/listen.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import type { Base } from '../src/platform/services.ts'

const config = loadConfig(process.env)
const log = createLog(config)
const url = config.DATABASE_URL ?? ''
const openPool: Base['openPool'] = (options) => connectDatabase(url, { ...options, log })
const listening = await openListening(url, log)
const db = openPool({ size: 10 })
const app = await buildApp({ config, db, openPool, log, clock: systemClock, ids: randomIds, web: 'none', listening })
await app.server.listen({ host: '127.0.0.1', port: 0 })
// Warms the caches as a real start does, but before the port is printed, so that no request comes earlier.
await app.warm()
process.stdout.write(`${(app.server.server.address() as AddressInfo).port}\n`)
