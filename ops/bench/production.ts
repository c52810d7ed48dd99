// How the benches start the server under test: Node's arguments and settings as in production, but without outside services.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Node's options in `npm start`: larger heaps cost a hundred megabytes each and gain no time. */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=25']
/** Node's arguments for the server, as in `npm start`. */
export const SERVER = [...MEMORY, join(import.meta.dirname, '../../apps/server/src/main.ts')]

/** How `npm run start:cluster` starts `PROCESSES` of them on one port. */
export const CLUSTER = [...MEMORY, join(import.meta.dirname, '../../apps/server/programs/cluster.ts')]

/** Environment for a server on this database; its files and keys are in `folder`. */
export const productionSettings = (database: { url: string; ownerUrl: string }, folder: string): Record<string, string> => ({
  NODE_ENV: 'production',
  // As in `npm start`: freed memory returns to the system.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  DATA_DIR: folder,
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1',
  SECRET_KEY: randomBytes(32).toString('hex'),
  // E-mails stay queued: nothing listens there.
  SMTP_URL: 'smtp://127.0.0.1:1',
  // No payment reaches a provider: nothing listens there.
  YOOKASSA_SHOP_ID: 'bench',
  YOOKASSA_SECRET_KEY: 'bench',
  YOOKASSA_URL: 'http://127.0.0.1:1',
  // A key for clients of one operation of the API: without any the server does not start in production.
  REGISTRY_SEARCH_KEY: 'bench',
  // It stops at once: there is no proxy that would have to notice first.
  SHUTDOWN_DELAY_MS: '0',
})
