// Wires the search index of companies into the application: updates after changes of the register, and rebuilds and compaction in the background.
// Compaction makes a new segment (posting lists of a part of the companies) from the changes since the last one.
import { availableParallelism } from 'node:os'
import { companiesChanged, importEnding, registerReplaced } from '../events.ts'
import { readOnly } from '../platform/db/connect.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { openCompanyIndex } from './company-index.ts'
import { updateSearchIndex } from './documents/update-index.ts'
import { countUnlisted } from './lag.sql.ts'
import { compactRegularly } from './rebuild/compaction.ts'
import { compactCompanyIndex, nullIfRebuilding, rebuildCompanySearch, rebuildOutdatedSearch } from './rebuild/rebuild.ts'

/** Threads of a rebuild after the register was replaced; fewer on a machine with fewer processors. */
const MAX_WORKERS = 4

export const companyIndex: Feature = (services) => ({
  gauges: [
    { name: 'search_records_unlisted', about: 'Records of the search that were written since its lists were made', read: countUnlisted },
  ],
  listeners: [
    on(companiesChanged, updateSearchIndex),
    on(registerReplaced, async (_db, { ownerUrl }) => {
      await rebuildCompanySearch({ ownerUrl, workers: Math.min(MAX_WORKERS, availableParallelism()) })
    }),
    // At the end of an import its changes become a segment if they are many, unless another process is building. 0 workers: in this thread.
    on(importEnding, async (_db, { ownerUrl }) => {
      await nullIfRebuilding(() => compactCompanyIndex({ ownerUrl, workers: 0 }))
    }),
  ],
  // Runs from the start of the process until it stops.
  upkeep: async ({ ownerUrl, isStopping }) => {
    const { db, log } = services
    try {
      if (await rebuildOutdatedSearch({ ownerUrl, workers: 1 })) log.info('the search index was rebuilt')
    } catch (error) {
      log.error({ err: error }, 'the search index could not be prepared')
    }
    await compactRegularly({ db: readOnly(db), ownerUrl, log, isStopping })
  },
  close: () => openCompanyIndex(services).close(),
})
