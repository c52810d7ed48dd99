// Runs work on the index in a worker thread.
import { Worker } from 'node:worker_threads'
import type { RunFile } from '@sverka/posting-lists/runs'
import type { Share } from '@sverka/posting-lists/share'
import type { Selection } from '../documents/sources.sql.ts'

/** A share of a running build, or a whole build, which another process may be doing already. */
export type ThreadWork = { readonly ownerUrl: string } & ({ readonly share: Share<Selection> } | { readonly build: 'compact' | 'rebuild' })

/** The sorted runs that a share has written. */
export function runInThread(work: ThreadWork): Promise<RunFile[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: work })
    thread.on('message', resolve)
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`a thread of the search index ended with ${code} and without a word`)))
  })
}
