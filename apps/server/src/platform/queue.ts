// A queue for tasks that need much memory, such as printing large files: it runs them one after another, so that memory suffices.
import type { ThreadLimits } from './bounds.ts'
import { refuse } from './errors.ts'

/** `Retry-After` of a refused task. */
const RETRY_AFTER_SECONDS = 10

/**
 * Runs the task when all earlier ones have ended, and resolves with its result. Throws `too_many_requests` while the member has too many tasks,
 * and `overloaded` if too many wait.
 */
export type Queue = <T>(memberId: number, task: () => Promise<T>) => Promise<T>

/** `mostWaiting`: tasks that may wait besides the running one. `maxPerSender`: running and waiting tasks of one member. */
export function createQueue({ mostWaiting, maxPerSender }: Required<Pick<ThreadLimits, 'mostWaiting' | 'maxPerSender'>>): Queue {
  // The member of each running or waiting task.
  const members: number[] = []
  let last: Promise<unknown> = Promise.resolve()
  return async (memberId, task) => {
    if (members.filter((id) => id === memberId).length >= maxPerSender) refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
    if (members.length > mostWaiting) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    members.push(memberId)
    const running = last.then(task).finally(() => members.splice(members.indexOf(memberId), 1))
    // The next task begins whether or not this one failed; a failure is reported to this task's caller only.
    last = running.then(
      () => undefined,
      () => undefined,
    )
    return running
  }
}
