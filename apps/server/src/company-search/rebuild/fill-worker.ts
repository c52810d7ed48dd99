// A thread of a rebuild: fills its share and says how many rows that were.
import { parentPort, workerData } from 'node:worker_threads'
import { fillShare, type Share } from './fill.ts'

if (parentPort) parentPort.postMessage(await fillShare(workerData as Share))
