// The worker's side of a `Thread`: replies to each task with the result or error.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread.ts'

/** Call it once in the worker's script. `work` does one task; its rejection becomes that of `Thread.run`. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  const port = parentPort
  port?.on('message', (task: Task) => {
    work(task).then(
      (answer) => port.postMessage({ answer } satisfies ThreadAnswer<Answer>),
      (failed: Error) => port.postMessage({ failed } satisfies ThreadAnswer<Answer>),
    )
  })
}
