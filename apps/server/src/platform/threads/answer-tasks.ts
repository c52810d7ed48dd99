// Runs within a worker thread: receives tasks from the main thread and replies to each with its result or error.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread.ts'

/** Call it once in the worker's script. `work` does one task. If it rejects, `run` of the main thread's `Thread` rejects with the same error. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  const port = parentPort
  port?.on('message', (task: Task) => {
    work(task).then(
      (answer) => port.postMessage({ answer } satisfies ThreadAnswer<Answer>),
      (failed: Error) => port.postMessage({ failed } satisfies ThreadAnswer<Answer>),
    )
  })
}
