// Replaces `parse-worker.ts` in tests: a batch that holds «endless» loops forever, one that holds «growing» runs out of memory.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../src/registry/classifiers.ts'
import { BatchBuilder } from '../src/registry/import/database/staged-rows.ts'
import { parseBatch } from '../src/registry/import/parse-batch.ts'
import type { JobMessage } from '../src/registry/import/parse-worker.ts'

const ENDLESS = 'endless'
const GROWING = 'growing'

const builder = new BatchBuilder()
/** Shared buffers by their number: a buffer is sent once, later messages name it. */
const memories: Uint8Array[] = []

parentPort?.on('message', ({ number, memory: sent, ...rest }: JobMessage) => {
  if (number !== undefined && sent) memories[number] = sent
  const memory = sent ?? memories[number ?? -1]
  if (!memory) throw new Error(`memory ${number} was never sent`)
  const text = Buffer.from(memory.subarray(0, rest.ends.at(-1)))
  while (text.includes(ENDLESS));
  const grown: number[][] = []
  while (text.includes(GROWING)) grown.push(new Array<number>(100_000).fill(grown.length))
  parentPort?.postMessage(parseBatch({ ...rest, memory }, workerData as Classifiers, builder))
})
