// The settings with which a bench starts the product's server: as in production, with nothing outside to talk to.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** How `npm start` runs the server: a larger young heap, or more garbage in the old one, costs a hundred megabytes each and gains no time. */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=25']
export const SERVER = [...MEMORY, join(import.meta.dirname, '../../apps/server/src/main.ts')]

/** How `npm run start:cluster` runs `PROCESSES` of them on one port. */
export const CLUSTER = [...MEMORY, join(import.meta.dirname, '../../apps/server/programs/cluster.ts')]

/** Environment variables for a server before this database; its files and keys lie in `folder`. */
export const productionSettings = (database: { url: string; ownerUrl: string }, folder: string): Record<string, string> => ({
  NODE_ENV: 'production',
  // As `npm start`: what is freed goes back to the system.
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  DATA_DIR: folder,
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1',
  SECRET_KEY: randomBytes(32).toString('hex'),
  // E-mails wait in the queue: nothing listens there.
  SMTP_URL: 'smtp://127.0.0.1:1',
  // Payments are not opened: nothing listens there.
  YOOKASSA_SHOP_ID: 'bench',
  YOOKASSA_SECRET_KEY: 'bench',
  YOOKASSA_URL: 'http://127.0.0.1:1',
  REGISTRY_SEARCH_KEY: 'bench',
  SHUTDOWN_DELAY_MS: '0',
})
