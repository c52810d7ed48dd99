// A question's budget is its own work: it waits while others have the processor.
import { expect, test } from 'vitest'
import { Budget, TimeOut, within } from './budget.ts'

/** A machine whose clock and processor are moved by hand. */
function machine() {
  const time = { now: 0, processor: 0 }
  const budget = new Budget({ processorMs: 100, waitMs: 2000, now: () => time.now, processorTime: () => time.processor })
  const work = (milliseconds: number) =>
    budget.spend(() => {
      time.processor += milliseconds
    })
  return { time, budget, work }
}

test('time that passes for others is none of it', () => {
  const { time, budget, work } = machine()
  work(60)
  time.now = 1999
  time.processor += 5000
  expect(() => budget.expect()).not.toThrow()
})

test('its own work uses it up', () => {
  const { budget, work } = machine()
  work(60)
  work(60)
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('it does not wait for ever', () => {
  const { time, budget } = machine()
  time.now = 2001
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('what has come while the thread was held up is taken', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => setImmediate(resolve, 'found'), 5))
  const answer = within(5, late)
  const until = process.cpuUsage().user + 20_000
  while (process.cpuUsage().user < until);
  expect(await answer).toBe('found')
})
