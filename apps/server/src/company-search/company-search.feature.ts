// The feature of finding companies; the application names the source that the home search asks besides our own register.
import { availableParallelism } from 'node:os'
import { companiesChanged, importEnding, registerReplaced } from '../events.ts'
import { readOnly } from '../platform/db/connect.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { CompanySource } from '../registry/registry.ts'
import { companySearchRoutes } from './company-search.routes.ts'
import { updateSearchIndex } from './documents/update-index.ts'
import { countUnlisted } from './lag.sql.ts'
import { compactRegularly } from './rebuild/compaction.ts'
import { catchUpCompanySearch, compact, rebuildCompanySearch, unlessUnderWay } from './rebuild/rebuild.ts'
import { searchDays } from './search-days.ts'
import { openIndex } from './search-db.ts'
import { selectionRoutes } from './selection/selection.routes.ts'
import { deleteExported } from './selection/selection.sql.ts'
import { warmSearch } from './warm.ts'

const MOST_WORKERS = 4

export const companySearch =
  (source: (services: Services) => CompanySource): Feature =>
  (services) => ({
    readsReplicas: true,
    routes: () => {
      const countSearch = () => searchDays(services).count()
      const search = companySearchRoutes({
        index: openIndex(services).index,
        source: source(services),
        countSearch,
      })
      return [...search, ...selectionRoutes(services)]
    },
    figures: [
      { name: 'search_records_unlisted', about: 'Records of the search that were written since its lists were made', read: countUnlisted },
    ],
    personalData: { copy: async () => [], forget: async (tx, userId) => ({ exports: await deleteExported(tx, userId) }) },
    listeners: [
      on(companiesChanged, updateSearchIndex),
      on(registerReplaced, async (_db, { ownerUrl }) => {
        await rebuildCompanySearch({ ownerUrl, workers: Math.min(MOST_WORKERS, availableParallelism()) })
      }),
      // What a load changed becomes a segment of the index, if it is much and nobody else is at it.
      on(importEnding, async (_db, { ownerUrl }) => {
        await unlessUnderWay(() => compact({ ownerUrl, workers: 0 }))
      }),
    ],
    warm: () => warmSearch(openIndex(services).index),
    upkeep: async ({ ownerUrl, isStopping }) => {
      const { db, log } = services
      try {
        if (await catchUpCompanySearch({ ownerUrl, workers: 1 })) log.info('the search index was rebuilt')
      } catch (error) {
        log.error({ err: error }, 'the search index could not be prepared')
      }
      await compactRegularly({ db: readOnly(db), ownerUrl, log, isStopping })
    },
    close: async () => {
      await searchDays(services).write()
      await openIndex(services).close()
    },
  })
