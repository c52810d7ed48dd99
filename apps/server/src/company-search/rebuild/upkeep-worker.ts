// A thread that folds what changed into a segment, or builds the whole anew; another process that is at it is left to it.
import { workerData } from 'node:worker_threads'
import type { Upkeep } from './keep-folding.ts'
import { foldChanges, RebuildUnderWay, rebuildCompanySearch } from './rebuild.ts'

const { ownerUrl, work } = workerData as Upkeep
try {
  await (work === 'fold' ? foldChanges : rebuildCompanySearch)({ ownerUrl, workers: 0 })
} catch (error) {
  if (!(error instanceof RebuildUnderWay)) throw error
}
