// Limits against flooding: counted per member, per address for guests; the figures come from the configuration.

import rateLimit from '@fastify/rate-limit'
import type { LimitName } from '@sverka/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { RefusalError } from '../errors.ts'

/** Installs the counter; a route without its own limit is not counted. */
export async function installLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // Access is decided in onRequest; counting after it knows the member.
    hook: 'preHandler',
    keyGenerator: (request) => (request.caller ? `user:${request.caller.userId}` : `ip:${request.ip}`),
    errorResponseBuilder: (_request, context) => new RefusalError('too_many_requests', { retryAfter: Math.ceil(context.ttl / 1000) }),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** Route settings of one class: members get the plain figure, addresses the figure times the demo factor. */
export function limitOf(name: LimitName | 'page', config: Config): object {
  const { max, windowSeconds } = config.limits[name]
  return {
    groupId: name,
    max: (request: FastifyRequest) => (request.caller ? max : max * config.addressFactor),
    timeWindow: windowSeconds * 1000,
  }
}
