// The budget of a query counts only the query's own processor time, not the time during which other work uses the processor.
import { expect, test } from 'vitest'
import { TimedBudget, TimeOut } from './budget.ts'

/** The budget of a query that may use 100 ms of processor time and 2 s in all, with a clock and processor time that the test sets. */
function createBudget() {
  const time = { now: 0, processor: 0 }
  const clocks = { now: () => time.now, processorTime: () => time.processor }
  const budget = new TimedBudget({ processorMs: 100, waitMs: 2000, ...clocks, isCutOff: (error) => error === 'cut off' })
  const work = (milliseconds: number) =>
    budget.spend(() => {
      time.processor += milliseconds
    })
  return { time, budget, work }
}

test('waiting for others uses none of the budget', () => {
  const { time, budget, work } = createBudget()
  work(60)
  time.now = 1999
  time.processor += 5000
  expect(() => budget.expect()).not.toThrow()
})

test('the budget is used up by the own work of the query', () => {
  const { budget, work } = createBudget()
  work(60)
  work(60)
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('the budget is used up after the longest wait', () => {
  const { time, budget } = createBudget()
  time.now = 2001
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('only a timeout of the budget or of the store counts as a used-up budget', () => {
  const { budget } = createBudget()
  expect(budget.isTimeOut(new TimeOut())).toBe(true)
  expect(budget.isTimeOut('cut off')).toBe(true)
  expect(budget.isTimeOut(new Error('the disk is full'))).toBe(false)
})
