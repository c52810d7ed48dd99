// Fills the migrated, empty database of the search bench with the generated register, in two threads.
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { dropIndexes, settle } from './load.sql.ts'
import { BATCH_SIZE, type LoadShare } from './load-worker.ts'

/** The records do not depend on it. */
const THREADS = 2

/** Fills the empty tables behind `url` with `size` records. */
export async function loadRegister(url: string, size: number, seed: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await dropIndexes(client)
    const shares = Array.from(
      { length: THREADS },
      (_, index): LoadShare => ({ url, seed, size, start: 1 + index * BATCH_SIZE, step: THREADS * BATCH_SIZE }),
    )
    await Promise.all(shares.map(loadInThread))
    await settle(client)
  } finally {
    await client.end()
  }
}

function loadInThread(share: LoadShare): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: share })
    thread.on('error', reject)
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread of the load ended with ${code}`))))
  })
}
