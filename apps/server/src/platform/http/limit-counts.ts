// Rate limit counters shared by all processes of the server: in Redis if `REDIS_URL` is set, or in the database if `LIMITS_IN` says so.
import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { outsideLimits } from '../bounds.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type Counted, raiseCount, removeEndedCounts } from './limit-counts.sql.ts'

/** A store of counters that all processes use. */
export interface SharedCounts {
  /** Increments the key's counter. The first request starts a window of this many milliseconds. */
  raise(key: string, windowMs: number): Promise<Counted>
  close(): Promise<void>
}

/** How often expired counters are deleted, and how many at once. */
const SWEEP_MS = 60_000
const SWEEP_ROWS = 10_000
/** Counters that the process keeps in its own memory; beyond that number the least recently used are dropped. */
const OWN_COUNTERS = 5_000
/** Longest pause between two attempts to reconnect to Redis. */
const MAX_PAUSE_MS = 5_000

/** Opens the shared store; null if none is configured, so that each process counts for itself. */
export function openCounts(config: Config, db: Db, log: Log): SharedCounts | null {
  if (config.REDIS_URL) return redisCounts(config.REDIS_URL, log)
  return config.LIMITS_IN === 'database' ? databaseCounts(db, log) : null
}

function databaseCounts(db: Db, log: Log): SharedCounts {
  const sweep = () =>
    removeEndedCounts(db, SWEEP_ROWS).catch((error: unknown) => log.warn({ err: error }, 'ended counts could not be removed'))
  const timer = setInterval(sweep, SWEEP_MS).unref()
  return {
    raise: (key, windowMs) => raiseCount(db, key, windowMs),
    close: async () => clearInterval(timer),
  }
}

/** The client of Redis has five hundred modules, so it is imported only if Redis is configured. */
async function openRedis(url: string, log: Log) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    // Fails at once while Redis is unavailable, so that the process counts by itself.
    disableOfflineQueue: true,
    commandOptions: { timeout: outsideLimits.countsMs },
    socket: { connectTimeout: outsideLimits.countsMs, reconnectStrategy: (attempts) => Math.min(attempts * 100, MAX_PAUSE_MS) },
  })
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis does not answer'))
  client.connect().catch((error: unknown) => log.warn({ err: error }, 'Redis is not connected'))
  return client
}

function redisCounts(url: string, log: Log): SharedCounts {
  const opened = openRedis(url, log)
  return {
    raise: async (key, windowMs) => {
      const name = `sverka:limit:${key}`
      const [count, , ttl] = await (await opened).multi().incr(name).pExpire(name, windowMs, 'NX').pTTL(name).execTyped()
      return { count: Number(count), ttl: Number(ttl) }
    },
    close: async () => (await opened).destroy(),
  }
}

/**
 * Store for the plugin `@fastify/rate-limit`. If the shared store does not respond, the process counts by itself. A sender that exceeded the
 * limit is refused until the window ends without another call of the shared store.
 */
export function sharedStore(counts: SharedCounts, log: Log): FastifyRateLimitStoreCtor {
  const exceeded = new LRUCache<string, number>({ max: OWN_COUNTERS })
  const own = new LRUCache<string, number>({ max: OWN_COUNTERS, noUpdateTTL: true })
  const raise = async (key: string, windowMs: number, max: number): Promise<Counted> => {
    const exceededCount = exceeded.get(key)
    if (exceededCount !== undefined) return { count: exceededCount, ttl: exceeded.getRemainingTTL(key) }
    try {
      const counted = await counts.raise(key, windowMs)
      if (counted.count > max) exceeded.set(key, counted.count, { ttl: Math.max(1, counted.ttl) })
      return counted
    } catch (error) {
      log.warn({ err: error }, 'limits are counted by the process alone')
      const count = (own.get(key) ?? 0) + 1
      own.set(key, count, { ttl: windowMs })
      return { count, ttl: own.getRemainingTTL(key) }
    }
  }
  return class Store implements FastifyRateLimitStore {
    readonly #counterName: string

    constructor(_options: object, counterName = '') {
      this.#counterName = counterName
    }

    incr(sender: string, done: Done, windowMs: number, max: number): void {
      const key = createHash('sha256').update(`${this.#counterName} ${sender}`).digest('base64url')
      raise(key, windowMs, max).then(
        ({ count, ttl }) => done(null, { current: count, ttl }),
        (error: Error) => done(error),
      )
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options, counterName(options))
    }
  }
}

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** Name of a counter, the same in every process: the option `counted`, or else the route. */
function counterName(options: object): string {
  const { counted, routeInfo } = options as { counted?: string; routeInfo?: { method?: string | string[]; url?: string } }
  return counted ?? `${routeInfo?.method} ${routeInfo?.url}`
}
