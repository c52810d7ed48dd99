// Entry point of a worker thread of the search index (`in-thread.ts`): runs its work and posts the result to the thread that started it.
import { parentPort, workerData } from 'node:worker_threads'
import type { RunFile } from '@sverka/posting-lists/runs'
import type { ThreadWork } from './in-thread.ts'
import { buildShare, compactCompanyIndex, nullIfRebuilding, rebuildCompanySearch } from './rebuild.ts'

/** The run files of a share. Empty after a whole build, and if another process is building, which is no error: it does the same work. */
async function runWork(work: ThreadWork): Promise<RunFile[]> {
  const { ownerUrl } = work
  if ('share' in work) return buildShare(ownerUrl, work.share)
  const build = work.build === 'compact' ? compactCompanyIndex : rebuildCompanySearch
  // 0 workers: no further threads, this is one already.
  await nullIfRebuilding(() => build({ ownerUrl, workers: 0 }))
  return []
}

if (parentPort) parentPort.postMessage(await runWork(workerData as ThreadWork))
