// Structured logs: request ids, route patterns and times; never URLs, query texts, names or tokens.
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** JSON lines on stdout, or to `destination`. The route's pattern is logged, not the URL: queries contain names and numbers. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      err: explained,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Logged fields of an error. PostgreSQL's `detail` and `where` quote rows, and a connection error contains its client: omitted.
 * The job queue reports errors as plain objects with the same fields.
 */
function explained(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { type: typeof error }
  const { name = 'object', message, stack, cause } = error as Partial<Error>
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  return { type: name, message, code, table, constraint, stack, ...(cause === undefined ? {} : { cause: explained(cause) }) }
}
