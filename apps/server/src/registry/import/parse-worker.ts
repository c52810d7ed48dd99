// The worker thread of a large import: parses batches it is sent and answers with rows.
import { parentPort, workerData } from 'node:worker_threads'
import type { Classifiers } from '../classifiers.ts'
import { type Job, parseBatch } from './parse-batch.ts'
import { BATCH_PARTS } from './rows.ts'

const port = parentPort
port?.on('message', (job: Job) => {
  const batch = parseBatch(job, workerData as Classifiers)
  port.postMessage(
    batch,
    BATCH_PARTS.map((part) => batch[part].buffer as ArrayBuffer),
  )
})
