// A thread of the reference: answers for its part of the register.
import { parentPort, workerData } from 'node:worker_threads'
import { type ReferenceShare, referencePart } from './reference.ts'

parentPort?.postMessage(referencePart(workerData as ReferenceShare))
