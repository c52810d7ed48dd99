// The server's structured logs: request ids, route patterns and times, but never URLs, search texts, names or tokens.
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** The logger of the library pino. */
export type Log = Logger

/** JSON lines on stdout, or to `destination`. The route's pattern is logged, not the URL: URLs contain personal data. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      err: errorFields,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Logged fields of an error. PostgreSQL's `detail` and `where` are omitted because they quote rows, and `client` because it contains the password.
 * The job queue reports errors as plain objects with the same fields.
 */
function errorFields(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { type: typeof error }
  const { name = 'object', message, stack, cause } = error as Partial<Error>
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  return { type: name, message, code, table, constraint, stack, ...(cause === undefined ? {} : { cause: errorFields(cause) }) }
}
