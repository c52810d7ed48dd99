// Rate limits: per member, or per address for guests; the numbers come from the configuration.

import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import type { Operation } from '@sverka/contract/http/http'
import { LARGE_PAGE, type LimitName } from '@sverka/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { RefusalError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type SharedCounts, sharedStore } from './limit-counts.ts'
import { toNetwork } from './network.ts'

/** Key of a sender: a member, or a guest's address. */
export const senderKey = (request: FastifyRequest): string => (request.caller ? `user:${request.caller.userId}` : addressKey(request))

/** Installs the limiter, with counters of the process unless `counts` are given; a route without a limit is not counted. */
export async function installLimits(app: FastifyInstance, counts: SharedCounts | null, log: Log): Promise<void> {
  if (counts) app.addHook('onClose', () => counts.close())
  await app.register(rateLimit, {
    global: false,
    ...(counts ? { store: sharedStore(counts, log) } : {}),
    // Access is decided in onRequest; counting comes later and so knows the member.
    hook: 'preHandler',
    keyGenerator: senderKey,
    errorResponseBuilder: (_request, context) => new RefusalError('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

type Limits = LimitName | 'page' | readonly LimitName[]

/** Route options of a class of limits, the first if there are several: members get the configured number, addresses that times the demo factor. */
export function routeLimit(names: Limits, config: Config): object {
  const name = typeof names === 'string' ? names : (names[0] ?? 'api')
  const { max, windowSeconds } = config.limits[name]
  return {
    max: (request: FastifyRequest) => (request.caller ? max : max * config.addressFactor),
    timeWindow: windowSeconds * 1000,
  }
}

type Count = (request: FastifyRequest) => Promise<void>

/** Counts requests in a class of its own, named `counted`, and refuses those beyond the limit. */
export const createCounter = (app: FastifyInstance, name: LimitName, { config, counted }: { config: Config; counted: string }): Count =>
  counter(app, { ...routeLimit(name, config), counted: `${counted} ${name}` })

/** Processes that share counters find a counter by its name, `counted`. */
function counter(app: FastifyInstance, options: CreateRateLimitOptions & { readonly counted: string }): Count {
  const count = app.createRateLimit(options)
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new RefusalError('too_many_requests', { retryAfter: counted.ttlInSeconds })
  }
}

/** Further windows of an operation with several: counted after the first. */
export const furtherLimits = (app: FastifyInstance, operation: Operation, config: Config): Count[] =>
  typeof operation.limit === 'string'
    ? []
    : operation.limit.slice(1).map((name) => createCounter(app, name, { config, counted: operationName(operation) }))

const operationName = ({ method, path }: Operation): string => `${method} ${path}`

/** Gives the counter of an operation for its `inHandler` limits, which the handler calls itself. */
export type InHandlerLimits = (operation: Operation) => Count

/**
 * Counted by the handler, which alone knows what is worth counting: by member and by address. An address has one counter per class
 * for all operations, so that the limit of one cannot be evaded through another.
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

/** Operations that take files also count as uploads, whatever their other limits. */
export function uploadLimits(app: FastifyInstance, operation: Operation, config: Config): Count[] {
  if (!operation.files || [operation.limit].flat().includes('upload')) return []
  const count = createCounter(app, 'upload', { config, counted: operationName(operation) })
  return [async (request) => (request.isMultipart() ? count(request) : undefined)]
}

/** Counts requests for more than `LARGE_PAGE` rows of any list. */
export function largePages(app: FastifyInstance, config: Config): Count {
  const count = createCounter(app, 'largePage', { config, counted: 'any list' })
  return async (request) => {
    const { page_size: asked } = request.query as { page_size?: unknown }
    if ([asked].flat().some((size) => Number(size) > LARGE_PAGE)) await count(request)
  }
}
