// A thread that compacts what changed into a segment, or builds the whole anew; another process that is at it is left to it.
import { workerData } from 'node:worker_threads'
import type { CompactionWork } from './compaction.ts'
import { compact, RebuildUnderWay, rebuildCompanySearch } from './rebuild.ts'

const { ownerUrl, work } = workerData as CompactionWork
try {
  await (work === 'compact' ? compact : rebuildCompanySearch)({ ownerUrl, workers: 0 })
} catch (error) {
  if (!(error instanceof RebuildUnderWay)) throw error
}
