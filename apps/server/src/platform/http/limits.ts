// Rate limits of the HTTP routes: per member, or per IP address for guests; the numbers come from the configuration.
import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import type { Operation } from '@sverka/contract/http/http'
import { LARGE_PAGE, type LimitName } from '@sverka/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { RefusalError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type SharedCounts, sharedStore } from './limit-counts.ts'
import { toNetwork } from './network.ts'

/** Key by which requests are counted: a member's id, or a guest's address. */
export const senderKey = (request: FastifyRequest): string => (request.caller ? `user:${request.caller.userId}` : addressKey(request))

/** Installs the limiter. It counts in the shared store `counts`, or in memory if that is null. Routes without a limit are not counted. */
export async function installLimits(app: FastifyInstance, counts: SharedCounts | null, log: Log): Promise<void> {
  if (counts) app.addHook('onClose', () => counts.close())
  await app.register(rateLimit, {
    global: false,
    ...(counts ? { store: sharedStore(counts, log) } : {}),
    // Runs after onRequest, which identifies the member.
    hook: 'preHandler',
    keyGenerator: senderKey,
    errorResponseBuilder: (_request, context) => new RefusalError('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** `page`: the limit of rendered pages (setting `LIMIT_PAGE`), which are no operations of the contract. */
type Limits = LimitName | 'page' | readonly LimitName[]

/**
 * Rate limit options of a route for a class of limits, the first if there are several. A member may send the configured number of requests, an
 * address that number times `addressFactor` (100 in demo mode, else 1).
 */
export function routeLimit(names: Limits, config: Config): object {
  const name = typeof names === 'string' ? names : (names[0] ?? 'api')
  const { max, windowSeconds } = config.limits[name]
  return {
    max: (request: FastifyRequest) => (request.caller ? max : max * config.addressFactor),
    timeWindow: windowSeconds * 1000,
  }
}

type Count = (request: FastifyRequest) => Promise<void>

/** A function that counts a request against the limit `name` and throws 429 beyond it. `counted` says what is counted: each has its own counter. */
export const createCounter = (app: FastifyInstance, name: LimitName, { config, counted }: { config: Config; counted: string }): Count =>
  counter(app, { ...routeLimit(name, config), counted: `${counted} ${name}` })

/** `counted` is the counter's name, by which processes share it. */
function counter(app: FastifyInstance, options: CreateRateLimitOptions & { readonly counted: string }): Count {
  const count = app.createRateLimit(options)
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new RefusalError('too_many_requests', { retryAfter: counted.ttlInSeconds })
  }
}

/** Counters of an operation's limits except the first, which the route options count: it may have a short and a long window. */
export const furtherLimits = (app: FastifyInstance, operation: Operation, config: Config): Count[] =>
  typeof operation.limit === 'string'
    ? []
    : operation.limit.slice(1).map((name) => createCounter(app, name, { config, counted: operationName(operation) }))

const operationName = ({ method, path }: Operation): string => `${method} ${path}`

/** Makes the function that counts a request against an operation's `inHandler` limits. */
export type InHandlerLimits = (operation: Operation) => Count

/**
 * Limits that the handler counts itself, because only it knows whether the request does the expensive part. Each request counts twice: by
 * sender and by address. An address has one counter per class for all operations, so that one operation cannot evade the limit of another.
 */
export function inHandlerLimits(app: FastifyInstance, config: Config): InHandlerLimits {
  const byAddress = new Map<LimitName, Count>()
  const addressCounter = (name: LimitName): Count => {
    const { max, windowSeconds } = config.limits[name]
    const count =
      byAddress.get(name) ??
      counter(app, {
        keyGenerator: addressKey,
        max: max * config.addressFactor,
        timeWindow: windowSeconds * 1000,
        counted: `address ${name}`,
      })
    byAddress.set(name, count)
    return count
  }
  return (operation) => {
    const counted = `${operationName(operation)} in handler`
    const counts = (operation.inHandler ?? []).flatMap((name) => [createCounter(app, name, { config, counted }), addressCounter(name)])
    return async (request) => {
      for (const count of counts) await count(request)
    }
  }
}

const addressKey = (request: FastifyRequest): string => `ip:${toNetwork(request.ip)}`

/** The counter of uploads, for operations that take files but do not have the limit `upload` already. Requests without files are not counted. */
export function uploadLimits(app: FastifyInstance, operation: Operation, config: Config): Count[] {
  if (!operation.files || [operation.limit].flat().includes('upload')) return []
  const count = createCounter(app, 'upload', { config, counted: operationName(operation) })
  return [async (request) => (request.isMultipart() ? count(request) : undefined)]
}

/** Counts requests for more than `LARGE_PAGE` (1000) rows of any list, in one counter for all lists. */
export function largePages(app: FastifyInstance, config: Config): Count {
  const count = createCounter(app, 'largePage', { config, counted: 'any list' })
  return async (request) => {
    const { page_size: pageSize } = request.query as { page_size?: unknown }
    if ([pageSize].flat().some((size) => Number(size) > LARGE_PAGE)) await count(request)
  }
}
