// A worker thread that works on the index and reports the result.
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadWork } from './in-thread.ts'
import { buildShare, compact, nullIfRebuilding, rebuildCompanySearch } from './rebuild.ts'

async function done(work: ThreadWork) {
  const { ownerUrl } = work
  if ('share' in work) return buildShare(ownerUrl, work.share)
  const build = work.build === 'compact' ? compact : rebuildCompanySearch
  await nullIfRebuilding(() => build({ ownerUrl, workers: 0 }))
  return []
}

if (parentPort) parentPort.postMessage(await done(workerData as ThreadWork))
