// The worker's side of a `Thread`: replies to each task with the result or error.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread.ts'

export function answerOrders<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  const port = parentPort
  port?.on('message', (order: Order) => {
    work(order).then(
      (answer) => port.postMessage({ answer } satisfies ThreadAnswer<Answer>),
      (failed: Error) => port.postMessage({ failed } satisfies ThreadAnswer<Answer>),
    )
  })
}
