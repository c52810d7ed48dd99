// Builds the product's services and features without a server, for the application and for command-line programs.
import type { SiteSettings } from '@sverka/contract/web-host'
import { features } from './features.ts'
import { type Clock, DEMO_DAY, moscowDay, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connectDatabase } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import { openFeatures } from './platform/feature.ts'
import type { DrawFile } from './platform/files/media.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import type { Base, Services } from './platform/services.ts'

/** All features over one set of services. Only a demo generates pictures on request. */
export function openProduct(base: Omit<Base, 'today' | 'drawFile'>) {
  const drawFile: DrawFile = async (file) => (await import('../demo/goods/products.ts')).drawDemoFile(file)
  return openFeatures({ ...base, today: () => today(base), ...(base.config.demo ? { drawFile } : {}) }, features)
}

/** The services with all features listening to events, for a process without a server, such as the import. `url` opens the same database as `db`. */
export function createBackgroundServices(db: Db, url: string, config: Config): Services {
  const log = createLog(config)
  const openPool: Base['openPool'] = (options) => connectDatabase(url, { ...options, log })
  return openProduct({ config, db, log, clock: systemClock, ids: randomIds, openPool }).services
}

/** Facts about the installation that pages need. */
export function siteSettings({ config, clock }: { config: Base['config']; clock: Clock }): SiteSettings {
  return {
    publicUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    demo: config.demo,
    today: today({ config, clock }),
    // Checko is the paid source of company data.
    canRefreshFromSource: config.CHECKO_KEY !== null,
  }
}

/** The product's Moscow day, YYYY-MM-DD: the demo register's fixed day in demo mode. */
const today = ({ config, clock }: { config: Base['config']; clock: Clock }): string => (config.demo ? DEMO_DAY : moscowDay(clock.now()))
