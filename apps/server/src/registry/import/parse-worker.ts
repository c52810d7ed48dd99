// Entry point of a parsing thread of an import: parses the jobs (documents of an XML file) that it is sent and returns rows for the database.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { BatchBuilder } from './database/staged-rows.ts'
import { type Job, parseBatch } from './parse-batch.ts'

/** A job as sent to the thread. Its memory is shared between threads: it is sent once and afterwards identified by its number. */
export interface JobMessage extends Omit<Job, 'memory'> {
  /** Number of the memory; absent for memory that serves only this job. */
  readonly number?: number
  /** Absent if the thread has it already. */
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
