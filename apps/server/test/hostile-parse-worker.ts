// Replaces `parse-worker.ts`, the worker thread in which the import parses register files, in tests: a batch with the text «endless» loops
// forever, one with «growing» runs out of memory, all others are parsed as usual.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../src/registry/classifiers.ts'
import { BatchBuilder } from '../src/registry/import/database/staged-rows.ts'
import { parseBatch } from '../src/registry/import/parse-batch.ts'
import type { JobMessage } from '../src/registry/import/parse-worker.ts'

const ENDLESS = 'endless'
const GROWING = 'growing'

const builder = new BatchBuilder()
/** Shared buffers by number: the importing thread sends each buffer once, and later messages only its number. */
const memories: Uint8Array[] = []

parentPort?.on('message', ({ number, memory: sent, ...rest }: JobMessage) => {
  if (number !== undefined && sent) memories[number] = sent
  const memory = sent ?? memories[number ?? -1]
  if (!memory) throw new Error(`memory ${number} was never sent`)
  const text = Buffer.from(memory.subarray(0, rest.ends.at(-1)))
  while (text.includes(ENDLESS));
  const hoard: number[][] = []
  while (text.includes(GROWING)) hoard.push(new Array<number>(100_000).fill(hoard.length))
  parentPort?.postMessage(parseBatch({ ...rest, memory }, workerData as Classifiers, builder))
})
