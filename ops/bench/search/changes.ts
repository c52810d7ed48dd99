// A thread of the search bench that renames companies while queries are measured: a company gets a new name, then its old one, in a transaction each.
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { updateSearchIndex } from '../../../apps/server/src/company-index/documents/update-index.ts'
import { connectDatabase } from '../../../apps/server/src/platform/db/connect.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { SeededRandom } from './seeded-random.ts'

export interface ChangesRequest {
  readonly url: string
  /** Number of companies in the register; their ids are 1 to `size`. */
  readonly size: number
  readonly perSecond: number
}

/** Changes under way at most. */
const CONNECTIONS = 4

/** Renames companies until a message arrives; then posts how many seconds it ran and the duration of each change in milliseconds. */
async function change({ url, size, perSecond }: ChangesRequest): Promise<void> {
  const db = connectDatabase(url, { size: CONNECTIONS, log: createLog({ LOG_LEVEL: 'error' }) })
  const chance = new SeededRandom('changes')
  const durations: number[] = []
  let stopping = false
  parentPort?.on('message', () => {
    stopping = true
  })
  // Replaces `from` in the name by `to`; appends `to` if `from` is empty.
  const rename = (id: number, from: string, to: string) =>
    db.transaction().execute(async (tx) => {
      const { name } = await tx.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      await tx
        .updateTable('companies')
        .set({ name: from ? name.replace(from, to) : name + to })
        .where('id', '=', id)
        .execute()
      await updateSearchIndex(tx, [id])
    })
  const started = performance.now()
  const worker = async () => {
    while (!stopping) {
      const id = 1 + chance.below(size)
      for (const [from, to] of [
        ['', ' НОВОЕ ИМЯ'],
        [' НОВОЕ ИМЯ', ''],
      ] as const) {
        const begun = performance.now()
        await rename(id, from, to)
        durations.push(performance.now() - begun)
        const ahead = (durations.length / perSecond) * 1000 - (performance.now() - started)
        if (ahead > 0) await pause(ahead)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  await db.destroy()
  parentPort?.postMessage({ seconds: (performance.now() - started) / 1000, took: durations })
  // A message port with a listener keeps the thread alive.
  parentPort?.close()
}

if (workerData) await change(workerData as ChangesRequest)
