// Chooses, at the start of the server, the source from which companies are refreshed: the API of the aggregator Checko if the operator has configured
// its key, else our own database, which never has anything newer.
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import type { Ids } from '../platform/ids.ts'
import { checkoDefaults } from './checko/call.ts'
import { checkoSource } from './checko/checko-source.ts'
import type { CompanySource } from './company-source.ts'
import { ownSource } from './own-source.ts'

/** CHECKO_URL: base URL of the API; CHECKO_KEY: the operator's key; CHECKO_PER_DAY: requests a day that its subscription includes. */
export function chooseSource({ config, db, clock, ids }: { config: Config; db: Db; clock: Clock; ids: Ids }): CompanySource {
  if (!config.CHECKO_KEY) return ownSource(readOnly(db))
  const settings = { ...checkoDefaults, base: config.CHECKO_URL, key: config.CHECKO_KEY, perDay: config.CHECKO_PER_DAY }
  return checkoSource(settings, { db, clock, ids })
}
