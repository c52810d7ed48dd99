// The services and features of the product without a server around them, for the application and for programs that serve nobody.
import { DEMO_DAY } from './demo-register/demo-day.ts'
import { features } from './features.ts'
import { type Clock, moscowDay, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { openFeatures } from './platform/feature.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import type { Base, Services } from './platform/services.ts'

/** All features over one set of services. */
export const openProduct = (base: Omit<Base, 'today'>) => openFeatures({ ...base, today: () => today(base) }, features)

/** The services with all features behind their events, for a process that serves nobody, such as the import. `url` opens the same database as `db`. */
export function servicesOver(db: Db, url: string, config: Config): Services {
  const log = createLog(config)
  const openPool: Base['openPool'] = (options) => connect(url, { ...options, log })
  return openProduct({ config, db, log, clock: systemClock, ids: randomIds, openPool }).services
}

/** The product's day: the demo register's fixed day in demo mode. */
export const today = ({ config, clock }: { config: Base['config']; clock: Clock }): string =>
  config.demo ? DEMO_DAY : moscowDay(clock.now())
