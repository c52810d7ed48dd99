// Runs a build of the search index, or a share of one, in a worker thread.
import { Worker } from 'node:worker_threads'
import type { RunFile } from '@sverka/posting-lists/runs'
import type { Share } from '@sverka/posting-lists/share'
import type { Selection } from '../documents/sources.sql.ts'

/**
 * The work of one thread: `share`, a part of a build that another thread leads, or `build`, a whole build by itself; the latter is
 * skipped if another process is building already.
 */
export type ThreadWork = { readonly ownerUrl: string } & ({ readonly share: Share<Selection> } | { readonly build: 'compact' | 'rebuild' })

/**
 * Resolves with the files of sorted terms that a share has written; they are empty after a merge share or a whole build. Rejects if the thread fails.
 */
export function runInThread(work: ThreadWork): Promise<RunFile[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: work })
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a thread of the search index ended with ${code} and without a word`)))
  })
}
