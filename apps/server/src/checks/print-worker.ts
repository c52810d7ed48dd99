// The thread that prints: takes a paper, answers with its files or with what went wrong.
import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { printPaper } from './print.ts'

export interface PrintOrder {
  readonly id: number
  readonly paper: Paper
}

/** Bytes of the files; a thread hands them over without copying. */
export type PrintAnswer =
  | { readonly id: number; readonly pdf: Uint8Array; readonly xlsx: Uint8Array }
  | { readonly id: number; readonly failed: Error }

const port = parentPort
port?.on('message', ({ id, paper }: PrintOrder) => {
  printPaper(paper).then(
    ({ pdf, xlsx }) => port.postMessage({ id, pdf, xlsx } satisfies PrintAnswer),
    (failed: Error) => port.postMessage({ id, failed } satisfies PrintAnswer),
  )
})
