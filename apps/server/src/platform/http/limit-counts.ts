// Rate limit counters shared by all processes: in the database, or in Redis if configured.
import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { outsideLimits } from '../bounds.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type Counted, raiseCount, removeEndedCounts } from './limit-counts.sql.ts'

/** A shared place of counters. */
export interface SharedCounts {
  /** Increments the key's counter within a window of this many milliseconds. */
  raise(key: string, windowMs: number): Promise<Counted>
  close(): Promise<void>
}

/** How often expired counters are deleted, and how many at once. */
const SWEEP_MS = 60_000
const SWEPT = 10_000
/** Senders whose counts the process remembers itself; beyond that the oldest are forgotten. */
const REMEMBERED = 5_000
/** Longest pause between two attempts to reconnect to Redis. */
const LAST_PAUSE_MS = 5_000

/** Null where each process counts for itself. */
export function openCounts(config: Config, db: Db, log: Log): SharedCounts | null {
  if (config.REDIS_URL) return redisCounts(config.REDIS_URL, log)
  return config.LIMITS_IN === 'database' ? databaseCounts(db, log) : null
}

function databaseCounts(db: Db, log: Log): SharedCounts {
  const sweep = () => removeEndedCounts(db, SWEPT).catch((error: unknown) => log.warn({ err: error }, 'ended counts could not be removed'))
  const timer = setInterval(sweep, SWEEP_MS).unref()
  return {
    raise: (key, windowMs) => raiseCount(db, key, windowMs),
    close: async () => clearInterval(timer),
  }
}

/** Loaded only with Redis: five hundred modules. */
async function openRedis(url: string, log: Log) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    // Fails at once while Redis is unavailable, so that the process counts by itself.
    disableOfflineQueue: true,
    commandOptions: { timeout: outsideLimits.countsMs },
    socket: { connectTimeout: outsideLimits.countsMs, reconnectStrategy: (tries) => Math.min(tries * 100, LAST_PAUSE_MS) },
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

/** Store for the rate limiter. If the shared place does not answer, the process counts by itself; a sender over the limit is not counted again. */
export function sharedStore(counts: SharedCounts, log: Log): FastifyRateLimitStoreCtor {
  const over = new LRUCache<string, number>({ max: REMEMBERED })
  const own = new LRUCache<string, number>({ max: REMEMBERED, noUpdateTTL: true })
  const raise = async (key: string, windowMs: number, max: number): Promise<Counted> => {
    const known = over.get(key)
    if (known !== undefined) return { count: known, ttl: over.getRemainingTTL(key) }
    try {
      const counted = await counts.raise(key, windowMs)
      if (counted.count > max) over.set(key, counted.count, { ttl: Math.max(1, counted.ttl) })
      return counted
    } catch (error) {
      log.warn({ err: error }, 'limits are counted by the process alone')
      const count = (own.get(key) ?? 0) + 1
      own.set(key, count, { ttl: windowMs })
      return { count, ttl: own.getRemainingTTL(key) }
    }
  }
  return class Store implements FastifyRateLimitStore {
    readonly #counted: string

    constructor(_options: object, counted = '') {
      this.#counted = counted
    }

    incr(sender: string, done: Done, windowMs: number, max: number): void {
      const key = createHash('sha256').update(`${this.#counted} ${sender}`).digest('base64url')
      raise(key, windowMs, max).then(
        ({ count, ttl }) => done(null, { current: count, ttl }),
        (error: Error) => done(error),
      )
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options, countedBy(options))
    }
  }
}

type Done = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** Name of a counter, the same in every process: its own name, or the route. */
function countedBy(options: object): string {
  const { counted, routeInfo } = options as { counted?: string; routeInfo?: { method?: string | string[]; url?: string } }
  return counted ?? `${routeInfo?.method} ${routeInfo?.url}`
}
