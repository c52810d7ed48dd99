// The database that the settings name, or the embedded one: by which addresses it is reached, and whether a pooler stands before it.
import type { Config } from '../config.ts'
import { randomIds } from '../ids.ts'
import type { Log } from '../log.ts'
import { startEmbedded } from './embedded.ts'
import { isTransactionPooler, refusePooler } from './pooler-check.ts'

export interface OpenedDatabase {
  /** For the requests. */
  readonly url: string
  /** PostgreSQL itself for the same role: subscriptions to events, and pools whose connections have settings of their own. */
  readonly directUrl: string
  /** For migrations and imports. */
  readonly ownerUrl: string
  /** `url` leads through a pooler in transaction mode: nothing said on one of its connections lasts longer than a transaction. */
  readonly isPooled: boolean
  stop(): Promise<void>
}

/** Throws DatabaseUnfitError where a pooler in transaction mode stands where it must not. */
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
