// The time limit of a search: `waitAtMost` gives up after a number of milliseconds, but uses a result that arrived while the thread was blocked.
import { expect, test } from 'vitest'
import { waitAtMost } from './budget.ts'

const BUDGET_MS = 5

test('a result that arrives while the thread is blocked past the deadline is used', async () => {
  // With `setImmediate` the result is handled after the timers of its turn of the event loop, as an answer of the database is.
  const late = new Promise<string>((resolve) => setTimeout(() => setImmediate(resolve, 'found'), BUDGET_MS))
  const answer = waitAtMost(BUDGET_MS, late)
  // Blocks the thread for 20 ms of processor time, which is counted in microseconds.
  const until = process.cpuUsage().user + 20_000
  while (process.cpuUsage().user < until);
  expect(await answer).toBe('found')
})
