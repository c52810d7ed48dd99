// Structured logs: request ids, route patterns and times; never addresses, query texts, names or tokens.
import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** JSON lines on stdout. The route's pattern is logged, not the address asked: queries hold people's names and numbers. */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>): Log {
  return pino({
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      err: pino.stdSerializers.err,
    },
  })
}
