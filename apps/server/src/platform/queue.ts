// Runs tasks that hold much memory one after another.
import type { ThreadLimits } from './bounds.ts'
import { refuse } from './errors.ts'

const RETRY_AFTER_SECONDS = 10

/**
 * Runs the task when all earlier ones have ended, and resolves with its result. Throws `too_many_requests` while the member has too many tasks,
 * and `overloaded` if too many wait.
 */
export type Queue = <T>(memberId: number, task: () => Promise<T>) => Promise<T>

export function createQueue({ mostWaiting, maxPerSender }: Required<Pick<ThreadLimits, 'mostWaiting' | 'maxPerSender'>>): Queue {
  const members: number[] = []
  let last: Promise<unknown> = Promise.resolve()
  return async (memberId, task) => {
    if (members.filter((one) => one === memberId).length >= maxPerSender) refuse('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS })
    if (members.length > mostWaiting) refuse('overloaded', { retryAfter: RETRY_AFTER_SECONDS })
    members.push(memberId)
    const running = last.then(task).finally(() => members.splice(members.indexOf(memberId), 1))
    // The next one begins whether or not this one failed; its own caller hears of the failure.
    last = running.then(
      () => undefined,
      () => undefined,
    )
    return running
  }
}
