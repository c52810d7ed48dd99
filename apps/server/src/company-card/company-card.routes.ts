// All routes of the company card: one company, lists of companies, the whole card, the comparison, tabs, refresh and downloads.
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from '@sverka/contract/company-card/company-card'
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { getWholeCard } from '@sverka/contract/company-card/whole-card'
import type { SearchDb } from '../company-search/company-search.ts'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { readNumberQuery } from '../registry/registry.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { requireCompanyById, requireCompanyByNumber } from './company-card.access.ts'
import { listByFilters, readCompanyWithReport } from './company-card.ts'
import { readComparison } from './comparison/comparison.ts'
import { exportRoutes } from './export/export.routes.ts'
import type { ExportTask } from './export/export-worker.ts'
import { refreshRoutes } from './refresh/refresh.routes.ts'
import type { SourceDeps } from './refresh/refresh.ts'
import { tabRoutes } from './tabs.routes.ts'
import { readWholeCard } from './whole-card.ts'

/** What the routes need from the application. */
export interface CardDeps extends SourceDeps {
  /** The day for which reports are made, YYYY-MM-DD: a fixed one in the demo, otherwise today in Moscow. */
  readonly today: () => string
  /** Stored summaries of reliability reports. */
  readonly summaries: SummaryReader
  /** The database pool for searches. */
  readonly index: SearchDb['index']
  /** Writes spreadsheets in a worker thread. */
  readonly printer: FilePrinter<ExportTask>
}

/** `reads` binds an operation of the contract to a handler that only reads the database. */
export const companyCardRoutes = (deps: CardDeps): BoundRoute[] => [
  reads(getCompany, async ({ db, query }) =>
    readCompanyWithReport(db, await requireCompanyByNumber(db, await readNumberQuery(db, query), 'company'), deps.today()),
  ),
  reads(getEntrepreneur, async ({ db, query }) =>
    readCompanyWithReport(db, await requireCompanyByNumber(db, await readNumberQuery(db, query), 'entrepreneur'), deps.today()),
  ),
  reads(getCompanyById, async ({ db, params }) => readCompanyWithReport(db, await requireCompanyById(db, params.id), deps.today())),
  reads(listCompanies, ({ db, query, caller, clock }) =>
    listByFilters({ db: { register: db, index: deps.index }, clock, caller }, 'company', query),
  ),
  reads(listEntrepreneurs, ({ db, query, caller, clock }) =>
    listByFilters({ db: { register: db, index: deps.index }, clock, caller }, 'entrepreneur', query),
  ),
  reads(getWholeCard, (request) =>
    readWholeCard(request, deps.summaries, { today: deps.today(), language: request.query.lang ?? 'ru', shared: request.shared }),
  ),
  reads(compareCompanies, ({ db, query }) => readComparison(db, query, deps.summaries)),
  ...tabRoutes(deps.today),
  ...refreshRoutes(deps),
  ...exportRoutes(deps.printer),
]
