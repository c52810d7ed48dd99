// A thread of a build: does its share of filling or merging and says what came of it.
import { parentPort, workerData } from 'node:worker_threads'
import { type FillShare, fillShare } from './fill.ts'
import { type MergeShare, mergeShare } from './merge.ts'

export type Work = { readonly fill: FillShare } | { readonly merge: MergeShare }

const work = workerData as Work
if (parentPort) parentPort.postMessage('fill' in work ? await fillShare(work.fill) : await mergeShare(work.merge))
