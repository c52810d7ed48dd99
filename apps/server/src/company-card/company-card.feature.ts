// The feature of the company card. The application passes in the source that the button «Обновить данные» requests, and the function that
// stores its answers.
import { openIndex } from '../company-search/company-search.ts'
import { companiesChanged, sourceAnswered } from '../events.ts'
import { readOnly } from '../platform/db/connect.ts'
import { createdOnce, type Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { cardStateReader } from './card-state.ts'
import { companyCardRoutes } from './company-card.routes.ts'
import type { ExportTask } from './export/export-worker.ts'
import type { SourceDeps } from './refresh/refresh.ts'
import { warmUpCards } from './warm-up.ts'

const cardState = createdOnce(cardStateReader)

interface RefreshSource {
  /** Makes the client of the external source. */
  readonly source: (services: Services) => SourceDeps['source']
  /** Stores an answer of the source in the register. */
  readonly store: SourceDeps['store']
}

/** Makes the feature: its routes, the state of its pages for ETags, and the queries that warm up the database connections at the start. */
export const companyCard =
  ({ source, store }: RefreshSource): Feature =>
  (services) => {
    const { announce, config, db, today } = services
    const printer = createFilePrinter<ExportTask>(new URL('./export/export-worker.ts', import.meta.url))
    return {
      readsReplicas: true,
      routes: () =>
        companyCardRoutes({
          source: source(services),
          store,
          onCompaniesChanged: (tx, ids) => announce(tx, companiesChanged, ids),
          onSourceAnswer: (tx, companyId, failed, at) => announce(tx, sourceAnswered, { companyId, failed, at }),
          index: openIndex(services),
          today,
          summaries: getSummaries(services),
          printer,
        }),
      close: () => printer.close(),
      pageState: (address, copy) => cardState(services)(address, copy),
      warm: () => warmUpCards(readOnly(db), config.DATABASE_POOL, getSummaries(services)),
    }
  }
