// Builds the whole application from its parts: every feature by name, in one visible list; tests use it unchanged.
import { availableParallelism } from 'node:os'
import type { SiteSettings } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import { authRoutes } from './auth/auth.routes.ts'
import { seedAccounts } from './auth/auth.seed.ts'
import { type AuthDeps, createAuth, ownAccount } from './auth/auth.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { checksRoutes } from './checks/checks.routes.ts'
import { type CheckDeps, createPrinter, ownChecks, rehearse } from './checks/checks.ts'
import { companyBindingRoutes } from './company-binding/company-binding.routes.ts'
import { seedRepresentative } from './company-binding/company-binding.seed.ts'
import { destroyDocumentsWorker } from './company-binding/company-binding.staff.ts'
import type { Unbound } from './company-binding/company-binding.ts'
import { dropFilesWorker, forgetCompanies, ownCompanies } from './company-binding/own-data.ts'
import { scanDocumentsWorker } from './company-binding/scan-documents.ts'
import { companyCardRoutes } from './company-card/company-card.routes.ts'
import type { SourceDeps } from './company-card/refresh/refresh.ts'
import { companySearchRoutes } from './company-search/company-search.routes.ts'
import type { IndexReader } from './company-search/index/index-reader.ts'
import { keepCompaniesSearched } from './company-search/keep.ts'
import { catchUpCompanySearch } from './company-search/rebuild/catch-up.ts'
import { keepFolding } from './company-search/rebuild/keep-folding.ts'
import { foldChanges, RebuildUnderWay, rebuildCompanySearch } from './company-search/rebuild/rebuild.ts'
import { connectIndex, connectSearch } from './company-search/search-db.ts'
import { DEMO_DAY } from './demo-register/demo-day.ts'
import { loadDemoRegister } from './demo-register/demo-register.ts'
import { newsRoutes } from './news/news.routes.ts'
import { seedNews } from './news/news.seed.ts'
import { pageMetaRoutes } from './page-meta/page-meta.routes.ts'
import { seedPageMeta } from './page-meta/page-meta.seed.ts'
import { type PageMetaReader, pageMetaReader } from './page-meta/page-meta.ts'
import { type Clock, moscowDay } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { readOnly } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import type { PageChanges } from './platform/db/page-changes.ts'
import { installMedia } from './platform/files/media.ts'
import type { Bound, Context } from './platform/http/binding.ts'
import { buildHttpServer } from './platform/http/http-server.ts'
import { inProcessCalls } from './platform/http/in-process.ts'
import { registerOperations } from './platform/http/operations.ts'
import { PageReads } from './platform/http/page-reads.ts'
import type { Ids } from './platform/ids.ts'
import type { JobWorker } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { installOutbox } from './platform/mail/outbox.ts'
import { createServices, type Services } from './platform/services.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { chooseSource } from './registry/choose-source.ts'
import type { CompaniesChanged } from './registry/import/merge/merge-batches.ts'
import { storeSourced } from './registry/store-answer.ts'
import { reliabilityRoutes } from './reliability/reliability.routes.ts'
import {
  factorsBySource,
  keepReliability,
  noteSourceAnswer,
  rebuildReliability,
  refreshIndustries,
  type SummaryReader,
  summariesAsker,
  summariesWorker,
  summaryReader,
} from './reliability/reliability.ts'
import { sitePagesRoutes } from './site-pages/site-pages.routes.ts'
import { noteChangedCompanies } from './site-pages/sitemap.ts'
import { requestSitemapRefresh, sitemapWorker } from './site-pages/sitemap-refresh.ts'
import { sourcesRoutes } from './sources/sources.routes.ts'
import { recountCopies } from './sources/sources.ts'
import { supportRoutes } from './support/support.routes.ts'
import { forgetRequests, ownRequests } from './support/support.ts'
import { warmStatements } from './warm.ts'
import { installWebHost } from './web-host.ts'

export interface AppDeps {
  readonly config: Config
  readonly db: Db
  /** The pool of the searches, see `openSearch`. */
  readonly searchDb: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  /** Where changes of what pages show are heard; without it no page is kept. */
  readonly changes?: PageChanges
  /** Pages: the built web app, Vite, or none (tests of the API). */
  readonly web: 'built' | 'dev' | 'none'
}

export interface App {
  readonly server: FastifyInstance
  /** Call on SIGTERM before closing: `/readyz` turns 503 and connections are not kept alive. */
  beginStopping(): void
  /** Takes background jobs from now on; without it they wait in the queue. */
  startWorkers(): Promise<void>
  /** Once the server listens: connections and plans for the first pages. */
  warm(): Promise<void>
  /** Fills an empty demo; safe to repeat. */
  seedDemo(): Promise<void>
}

/** Who hides what hangs on it when somebody ceases to represent a company, by leaving or with the account. */
const unbound: readonly Unbound[] = []

/** What single features need beside the services. */
interface Own {
  readonly source: SourceDeps
  readonly index: IndexReader
  readonly summaries: SummaryReader
  readonly pageMeta: PageMetaReader
  readonly checks: CheckDeps
}

/** Every operation that the server offers; a feature adds its list here. */
const features = (services: AuthDeps, own: Own): readonly (readonly Bound[])[] => [
  authRoutes(services),
  catalogRoutes,
  companyBindingRoutes(services, unbound),
  checksRoutes(own.checks),
  companyCardRoutes({ ...own.source, index: own.index, today: () => today(services), summaries: own.summaries }),
  companySearchRoutes({ config: services.config, index: own.index, source: own.source.source }),
  newsRoutes(services.publicUrl),
  pageMetaRoutes(own.pageMeta),
  reliabilityRoutes(() => today(services), own.summaries),
  profileRoutes(services, {
    ownData: [ownAccount(services), ownCompanies, ownRequests, ownChecks],
    onDeleted: [forgetCompanies(services, unbound), forgetRequests],
  }),
  supportRoutes(services),
  sitePagesRoutes(services),
  sourcesRoutes(factorsBySource),
]

/** Who follows changes of the register, inside the transaction that makes them. */
export const companiesChanged: readonly CompaniesChanged[] = [keepCompaniesSearched, keepReliability, noteChangedCompanies]

/** After a load that announced nothing: everybody who follows the register starts from the whole of it. */
export async function followWholeRegister(ownerUrl: string, db: Db): Promise<void> {
  await rebuildCompanySearch({ ownerUrl, workers: Math.min(4, availableParallelism()) })
  await rebuildReliability(db)
}

/** After a load: what it changed becomes a segment of the search index, if it is much and nobody else is at it. */
export async function foldSearch(ownerUrl: string): Promise<void> {
  try {
    await foldChanges({ ownerUrl, workers: 0 })
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error
  }
}

/** What is counted over the whole register: after an import, never with every company. */
export async function summariseRegister(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await refreshIndustries(tx)
    await recountCopies(tx)
  })
}

/** In demo mode an empty database is filled with the invented register; says whether it was. */
export async function fillDemo({ config, clock }: Pick<AppDeps, 'config' | 'clock'>, ownerUrl: string): Promise<boolean> {
  return config.demo && (await loadDemoRegister(ownerUrl, { clock, onCompaniesChanged: companiesChanged }))
}

/** What stands behind «Обновить данные». */
const cardSource = (deps: AppDeps): SourceDeps => ({
  source: chooseSource(deps),
  store: storeSourced,
  onCompaniesChanged: async (tx, companyIds) => {
    for (const listener of companiesChanged) await listener(tx, companyIds)
  },
  onSourceAnswer: noteSourceAnswer,
})

/** The pool of the searches: few connections, whose every statement the database cuts off soon. */
export const openSearch = (url: string, config: Config, log: Log): Db => connectSearch(url, config, log)

function openIndex({ searchDb, config, log }: AppDeps, server: FastifyInstance): IndexReader {
  const index = connectIndex(readOnly(searchDb), config, log)
  server.addHook('onClose', async () => index.close())
  return index
}

/** Once the server listens: an outdated search index is rebuilt beside the first requests, and what changes is kept in order from then on. */
export async function prepareSearch(
  { db, log }: AppDeps,
  { ownerUrl, isStopping }: { ownerUrl: string; isStopping: () => boolean },
): Promise<void> {
  try {
    if (await catchUpCompanySearch({ ownerUrl, workers: 1 })) log.info('the search index was rebuilt')
  } catch (error) {
    log.error({ err: error }, 'the search index could not be prepared')
  }
  await keepFolding({ db: readOnly(db), ownerUrl, log, isStopping })
}

/** Background work of every feature. */
const workers = (deps: AppDeps, services: () => Services): JobWorker[] => [
  sitemapWorker(deps),
  summariesWorker(dated(deps)),
  destroyDocumentsWorker(services),
  dropFilesWorker(services),
  scanDocumentsWorker(services),
]

/** Reports are rehearsed once the first pages after a start are served, ms. */
const REHEARSE_AFTER_MS = 5000

/** Builds the application; nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const readiness = { stopping: false }
  const server = await buildHttpServer({ ...deps, readiness, dev: deps.web === 'dev' })
  const services: Services = createServices(
    deps,
    workers(deps, () => services),
  )
  const printer = createPrinter()
  const checks: CheckDeps = { ...services, today: () => today(services), print: printer.print }
  const askForSummaries = summariesAsker(dated(deps), services.jobs)
  const auth = createAuth(services)
  const summaries = summaryReader(dated(deps), askForSummaries)
  const index = openIndex(deps, server)
  const own: Own = { source: cardSource(deps), index, summaries, pageMeta: pageMetaReader(deps.changes), checks }
  const runners = registerOperations(server, features(auth.deps, own).flat(), { ...deps, authenticate: auth.authenticate })
  installMedia(server, deps.config, services.files.pictures)
  installOutbox(server, deps.config, deps.db)
  server.addHook('onReady', () => services.jobs.start())
  server.addHook('onClose', () => services.jobs.stop())
  server.addHook('onClose', () => {
    readiness.stopping = true
    return printer.close()
  })
  if (deps.web !== 'none') await installPages(server, deps, inProcessCalls(runners))
  return {
    server,
    beginStopping: () => {
      readiness.stopping = true
    },
    startWorkers: async () => {
      await services.jobs.work()
      await requestSitemapRefresh(deps.db, services.jobs, services.publicUrl)
      await askForSummaries()
      rehearseSoon(deps, checks, readiness)
    },
    warm: () => warmStatements(deps, index, summaries),
    seedDemo: () => seedDemo(auth.deps),
  }
}

function rehearseSoon({ db, log }: AppDeps, checks: CheckDeps, readiness: { readonly stopping: boolean }): void {
  const begin = async () => {
    if (readiness.stopping) return
    try {
      await rehearse(db, checks)
    } catch (error) {
      // Stopping takes the printing thread and the database away.
      if (!readiness.stopping) log.error({ err: error }, 'no report could be printed')
    }
  }
  setTimeout(begin, REHEARSE_AFTER_MS).unref()
}

async function seedDemo(deps: AuthDeps): Promise<void> {
  await seedAccounts(deps.db, deps)
  await deps.db.transaction().execute((tx) => seedRepresentative(tx, deps.clock))
  await deps.db.transaction().execute((tx) => seedNews(tx, deps.files.pictures))
  await deps.db.transaction().execute(seedPageMeta)
}
/** Pages call the operations in this process. */
const installPages = (server: FastifyInstance, deps: AppDeps, callFor: ReturnType<typeof inProcessCalls>): Promise<void> =>
  installWebHost(server, {
    config: deps.config,
    dev: deps.web === 'dev',
    changes: deps.changes,
    services: (request) => {
      const { clock, ids } = deps
      const nobody = { caller: null, address: null, headers: {} }
      const context: Context = { ...nobody, clock, ids, log: request.log as Log, shared: new PageReads() }
      return { call: callFor(context), site: site(deps) }
    },
  })

function site({ config, clock }: AppDeps): SiteSettings {
  return {
    publicUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    demo: config.demo,
    today: today({ config, clock }),
    asksSource: config.CHECKO_KEY !== undefined,
  }
}

/** The product's day: the demo register's fixed day in demo mode. */
const today = ({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): string => (config.demo ? DEMO_DAY : moscowDay(clock.now()))

/** The same with the product's day. */
const dated = (deps: Pick<AppDeps, 'config' | 'clock' | 'db'>) => ({ db: deps.db, clock: deps.clock, today: () => today(deps) })
