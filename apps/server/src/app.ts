// Builds the whole application (HTTP server, background jobs, pages) from its features; tests use it unchanged.

import type { FastifyInstance } from 'fastify'
import { authenticateByKey } from './api-access/api-access.ts'
import { getAuth } from './auth/auth.ts'
import { planNamer } from './plans/plans.ts'
import { readOnly } from './platform/db/connect.ts'
import type { FeatureParts, InternalCalls } from './platform/feature.ts'
import { installMedia } from './platform/files/media.ts'
import { scheduleSweep } from './platform/files/sweep.ts'
import type { BoundRoute, Context } from './platform/http/binding.ts'
import { compileRest } from './platform/http/compiled.ts'
import { buildHttpServer } from './platform/http/http-server.ts'
import { inProcessCalls } from './platform/http/in-process.ts'
import { installOpenapi, prepareOpenapi } from './platform/http/openapi.ts'
import { registerOperations } from './platform/http/operations.ts'
import { PageReads } from './platform/http/page-reads.ts'
import { firstState } from './platform/http/page-state.ts'
import { readingFor } from './platform/http/read-your-writes.ts'
import type { Log } from './platform/log.ts'
import { installOutbox } from './platform/mail/outbox.ts'
import { platformGauges, watchGauges } from './platform/metrics/installation-gauges.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { Base, Services } from './platform/services.ts'
import { openProduct, siteSettings } from './product.ts'
import { installWebHost } from './web-host.ts'

export interface AppDeps extends Omit<Base, 'today'> {
  /** Serves pages: the built web app, Vite, or none (tests of the API). */
  readonly web: 'built' | 'dev' | 'none'
  readonly metrics?: Metrics
}

export interface App {
  readonly server: FastifyInstance
  readonly services: Services
  /** Call on SIGTERM before closing: `/readyz` turns 503 and connections are not kept alive. */
  beginStopping(): void
  /** Starts handling background jobs; until then they wait in the queue. */
  startWorkers(): Promise<void>
  /** Call once the server listens: opens database connections, plans statements and compiles code for the first pages. */
  warm(): Promise<void>
  /** Background work of the features until the process stops. */
  upkeep(ownerUrl: string): Promise<void>
  /** Fills an empty demo; safe to repeat. */
  seedDemo(): Promise<void>
}

/** In demo mode fills an empty database with invented data; returns whether it was empty. */
export async function fillDemo(base: Omit<Base, 'today'>, ownerUrl: string): Promise<boolean> {
  if (!base.config.demo) return false
  const { services } = openProduct(base)
  const { fillRegister, seedAll } = await import('../demo/demo.ts')
  const isFilled = await fillRegister(services, ownerUrl)
  await seedAll(services)
  return isFilled
}

/** Builds the application; it does not accept connections yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const readiness = { stopping: false, preparing: false }
  const running = { isStopping: () => readiness.stopping }
  const { services, parts } = openProduct(deps)
  const server = await buildHttpServer({ ...deps, readiness, dev: deps.web === 'dev', planWith: planNamer(readOnly(deps.db)) })
  const { authenticate: byToken, watch } = getAuth(services)
  const authenticate = authenticateByKey(services, byToken)
  const internalCalls: { callFor?: InternalCalls['callFor'] } = {}
  const bound = parts.flatMap(({ routes, readsReplicas }) => {
    const routesOfPart = routes?.({ callFor: (context) => requireReady(internalCalls.callFor)(context) }) ?? []
    return readsReplicas ? routesOfPart.map(allowReplica) : routesOfPart
  })
  const callFor = inProcessCalls(registerOperations(server, bound, { ...deps, authenticate }))
  internalCalls.callFor = callFor
  installOpenapi(server, { config: deps.config, authenticate })
  installMedia(server, deps.config, { store: services.files.pictures, drawers: services.drawFile ? [services.drawFile] : [] })
  installOutbox(server, deps.config, deps.db)
  installMetrics(deps, services, parts)
  await services.sockets.attach(server, { authenticate: byToken, watch })
  for (const part of parts) await part.install?.(server)
  server.addHook('onReady', () => services.jobs.start())
  server.addHook('onClose', () => close(readiness, services, parts))
  if (deps.web !== 'none') await installPages(server, deps, { callFor, parts })
  return {
    server,
    services,
    beginStopping: () => {
      readiness.stopping = true
    },
    startWorkers: async () => {
      await scheduleSweep(services)
      for (const part of parts) await part.start?.(running)
      // Last, because waiting jobs take connections, and nothing above should wait for a connection until it fails.
      await services.jobs.work()
    },
    warm: async () => {
      readiness.preparing = true
      try {
        for (const part of parts) await part.warm?.()
        await prepareRest(running.isStopping)
      } finally {
        readiness.preparing = false
      }
    },
    upkeep: async (ownerUrl) => {
      await Promise.all(parts.map((part) => part.upkeep?.({ ...running, ownerUrl })))
    },
    seedDemo: async () => (await import('../demo/demo.ts')).seedAll(services),
  }
}

/** Compiles, in short steps, validators and serialisers for which the first requests of each kind would otherwise wait. */
async function prepareRest(isStopping: () => boolean): Promise<void> {
  await compileRest(isStopping)
  await prepareOpenapi(isStopping)
}

/** Installs the metrics. Of several server processes only the one with background work queries the database for them. */
function installMetrics({ metrics, config, db, log }: AppDeps, { sockets }: Services, parts: readonly FeatureParts[]): void {
  if (!metrics) return
  metrics.watch('sockets_open', 'WebSockets of members', () => sockets.size)
  if (config.BACKGROUND_WORK !== 'on') return
  watchGauges(metrics, [...platformGauges(config), ...parts.flatMap(({ gauges }) => gauges ?? [])], { db: readOnly(db), log })
}

/** Marks a route as one that may be answered from a standby (a read-only replica of the database), if its operation is public. */
const allowReplica = (bound: BoundRoute): BoundRoute => ({ ...bound, fromReplica: bound.operation.access === 'public' })

function requireReady<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('operations are called once all of them are bound')
  return value
}

/** Ends the background jobs first, then what the features have open. */
async function close(readiness: { stopping: boolean }, services: Services, parts: readonly FeatureParts[]): Promise<void> {
  readiness.stopping = true
  await services.jobs.stop()
  for (const part of parts) await part.close?.()
  await services.pdf.close()
}

interface PageParts {
  readonly callFor: InternalCalls['callFor']
  readonly parts: readonly FeatureParts[]
}

/** Installs the rendering of pages. They call the operations in this process, without HTTP, and as a guest. */
const installPages = (server: FastifyInstance, deps: AppDeps, { callFor, parts }: PageParts): Promise<void> =>
  installWebHost(server, {
    config: deps.config,
    dev: deps.web === 'dev',
    changes: deps.changes,
    pageState: firstState(parts.flatMap(({ pageState }) => pageState ?? [])),
    services: (request) => {
      const { clock, ids } = deps
      const reading = readingFor(deps.replicas, { cookie: request.headers.cookie })
      const guest = { caller: null, clientIp: null, headers: {}, countInHandler: async () => undefined }
      const context: Context = { ...guest, clock, ids, log: request.log as Log, shared: new PageReads(), reading }
      return { call: callFor(context), site: siteSettings(deps), ...(reading ? { db: readOnly(reading.replica.db) } : {}) }
    },
  })
