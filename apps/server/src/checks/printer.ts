// Prints papers in a thread of its own: laying out a long report takes a second of processor, during which others' requests go on.
import { Worker } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import type { Printed } from './print.ts'
import type { PrintAnswer, PrintOrder } from './print-worker.ts'

/** A long report needs some 60 MB; more would be a fault. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

interface Waiting {
  resolve(files: Printed): void
  reject(error: unknown): void
}

export interface Printer {
  print(paper: Paper): Promise<Printed>
  /** Ends the thread; papers under way are refused. */
  close(): Promise<void>
}

/** The thread starts with the first paper and stays, since starting it costs as much as printing; a broken one is replaced. */
export function createPrinter(): Printer {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let last = 0
  const fail = (error: Error): void => {
    thread = undefined
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./print-worker.ts', import.meta.url), { resourceLimits: MEMORY })
    started.unref()
    started.on('message', (answer: PrintAnswer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('failed' in answer) one?.reject(answer.failed)
      else one?.resolve({ pdf: bufferOf(answer.pdf), xlsx: bufferOf(answer.xlsx) })
    })
    started.on('error', fail)
    started.on('exit', () => {
      if (thread === started) fail(new Error('the printing thread ended'))
    })
    return started
  }
  return {
    print: (paper) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        last += 1
        waiting.set(last, { resolve, reject })
        thread.postMessage({ id: last, paper } satisfies PrintOrder)
      }),
    close: async () => {
      await thread?.terminate()
    },
  }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
