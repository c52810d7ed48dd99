// Opens the configured PostgreSQL or starts the embedded one, and finds out whether a connection pooler (PgBouncer) is in front of it.
import type { Config } from '../config.ts'
import { randomIds } from '../ids.ts'
import type { Log } from '../log.ts'
import { startEmbedded } from './embedded.ts'
import { isTransactionPooler, refusePooler } from './pooler-check.ts'

export interface OpenedDatabase {
  /** URL for requests. */
  readonly url: string
  /** Direct PostgreSQL URL for the same role: for LISTEN, and for pools with session settings. */
  readonly directUrl: string
  /** URL for migrations and imports. */
  readonly ownerUrl: string
  /** `url` leads through a pooler in transaction mode: each transaction may run in another session of PostgreSQL, so session state is lost. */
  readonly isPooled: boolean
  /** Stops the embedded PostgreSQL if this process runs it; else does nothing. */
  stop(): Promise<void>
}

/** Throws DatabaseUnfitError if a URL other than DATABASE_URL leads through a pooler in transaction mode, or DATABASE_URL without a direct URL. */
export async function openDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, directUrl } = config
  if (!url || !directUrl) {
    const embedded = await startEmbedded(config.DATA_DIR, () => randomIds.secret(24), [], log)
    return { ...embedded, directUrl: embedded.url, isPooled: false }
  }
  if (directUrl === url) await refusePooler('DATABASE_URL', url)
  else await refusePooler('DATABASE_DIRECT_URL', directUrl)
  if (config.DATABASE_OWNER_URL) await refusePooler('DATABASE_OWNER_URL', config.DATABASE_OWNER_URL)
  const isPooled = directUrl !== url && (await isTransactionPooler(url))
  return { url, directUrl, ownerUrl: config.DATABASE_OWNER_URL ?? directUrl, isPooled, stop: async () => {} }
}
