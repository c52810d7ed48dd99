// The worker thread of a large import: parses batches it is sent and answers with rows.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { BatchBuilder } from './database/staged-rows.ts'
import { type Job, parseBatch } from './parse-batch.ts'

/** A job whose memory is sent once and afterwards referred to by its number. */
export interface JobMessage extends Omit<Job, 'memory'> {
  /** Absent for memory that serves one job only. */
  readonly number?: number
  readonly memory?: Uint8Array
}

const port = parentPort
const builder = new BatchBuilder()
const memories: Uint8Array[] = []

port?.on('message', ({ number, memory: sent, ...rest }: JobMessage) => {
  if (number !== undefined && sent) memories[number] = sent
  const memory = sent ?? memories[number ?? -1]
  if (!memory) throw new Error(`memory ${number} was never sent`)
  port.postMessage(parseBatch({ ...rest, memory }, workerData as Classifiers, builder))
})
