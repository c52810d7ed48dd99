// Builds the Fastify instance that all features add their routes to: logs, rate limits, security headers, error responses, health checks.
import type { IncomingMessage } from 'node:http'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { httpLimits as bounds } from '../bounds.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Replicas } from '../db/replicas.ts'
import { refuse } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { attributeBlocking } from './blocking-routes.ts'
import { installHealth, type Readiness } from './health.ts'
import { installJsonBody } from './json-body.ts'
import { openCounts } from './limit-counts.ts'
import { installLimits } from './limits.ts'
import { installMultipart } from './multipart.ts'
import { installProblems, type PlanWith } from './problems.ts'
import { installSecurityHeaders, securityHeaders } from './security-headers.ts'
import { refuseUnreadable, refuseUnroutable } from './unroutable.ts'

/** How often Node looks for clients that exceed the time limits below; its default, 30 s, would keep them too long. */
const CHECK_MS = 1_000
/** A host name or address, perhaps with a port. */
const HOST = /^(?:[a-z0-9][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested by balancers every few seconds: not logged. */
    quiet?: boolean
  }
}

/** What the HTTP server is built from. */
export interface HttpDeps {
  readonly config: Config
  readonly db: Db
  readonly ids: Ids
  readonly log: Log
  readonly readiness: Readiness
  /** Standbys (read-only copies of the database); absent if none is configured. */
  readonly replicas?: Replicas
  /** Development mode: Vite serves the pages, and the security policy allows its scripts. */
  readonly dev: boolean
  /** Finds the plan (paid tariff) that has the feature which a caller lacks, to name it in the refusal. */
  readonly planWith?: PlanWith
  /** Counts and times requests. */
  readonly metrics?: Metrics
}

/** Builds the instance; features add their routes, `serve.ts` listens. */
export async function buildHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const { config } = deps
  const headers = securityHeaders(config, deps.dev)
  const refuseSocket = refuseUnreadable({ ids: deps.ids, headers })
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => deps.ids.uuid(),
    requestIdHeader: false,
    // One log line per request, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bounds.bodyBytes,
    // Fastify's default is unlimited.
    requestTimeout: bounds.requestMs,
    // Node's own refusal of a request without a host has neither body nor headers.
    http: { headersTimeout: bounds.headersMs, connectionsCheckingInterval: CHECK_MS, requireHostHeader: false },
    frameworkErrors: refuseUnroutable(headers),
    clientErrorHandler: refuseSocket,
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    // A request on an open connection is answered while the server stops.
    return503OnClosing: false,
  })
  // `Expect` and `CONNECT` are not served; Node itself would refuse the first without security headers, and would not respond to the second.
  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseSocket(new Error('an unknown expectation'), socket))
  app.server.on('connect', ({ socket }: IncomingMessage) => refuseSocket(new Error('no tunnels'), socket))
  app.decorateRequest('caller', null)
  installSecurityHeaders(app, headers)
  attributeBlocking(app, deps)
  installHeadersAndLog(app, deps)
  installJsonBody(app)
  await installOverload(app, config)
  await installLimits(app, openCounts(config, deps.db, deps.log), deps.log)
  await installMultipart(app)
  installProblems(app, deps.planWith)
  await installHealth(app, deps)
  return app
}

/** Adds the headers of every response that are not about security, and the log line and metrics of every request. */
function installHeadersAndLog(app: FastifyInstance, { readiness, metrics }: HttpDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (readiness.stopping) reply.header('connection', 'close')
    if (!hasOneHost(request)) refuse('malformed_request')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    metrics?.answered({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    if (request.routeOptions.config.quiet) return
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/**
 * False for a missing or repeated Host header and for impossible host names: proxy and server might interpret them differently. HTTP/1.0
 * requests need no Host header.
 */
function hasOneHost({ raw, host }: FastifyRequest): boolean {
  const hostHeaders = raw.rawHeaders.filter((_text, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'host')
  if (hostHeaders.length > 1 || (hostHeaders.length === 0 && raw.httpVersion !== '1.0')) return false
  return [hostHeaders[0] ?? 'localhost', host || 'localhost'].every((name) => HOST.test(name))
}

/** How often the event loop's delay is sampled. */
const SAMPLE_MS = 1000

/** Refuses requests with 503 while the event loop's delay exceeds the setting `OVERLOAD_DELAY_MS`. */
async function installOverload(app: FastifyInstance, config: Config): Promise<void> {
  let hasSettled = false
  // The first two samples measure the start itself, which blocks the event loop before any request waits.
  app.addHook('onReady', async () => {
    const settle = () => {
      hasSettled = true
    }
    setTimeout(settle, 2 * SAMPLE_MS).unref()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.OVERLOAD_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    // Static files cost next to nothing, and a page that was already sent is broken without them.
    pressureHandler: ({ url }) => (!hasSettled || url.startsWith('/assets/') ? undefined : refuse('overloaded', { retryAfter: 5 })),
  })
}
