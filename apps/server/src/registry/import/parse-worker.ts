// The worker thread of a large import: parses batches it is sent and answers with rows.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { type Job, parseBatch } from './parse-batch.ts'
import { BatchBuilder } from './rows.ts'

const port = parentPort
const builder = new BatchBuilder()
port?.on('message', (job: Job) => port.postMessage(parseBatch(job, workerData as Classifiers, builder)))
