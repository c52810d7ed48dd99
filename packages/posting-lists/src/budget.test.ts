// A query's budget counts its own processor time only: it waits while others use the processor.
import { expect, test } from 'vitest'
import { TimedBudget, TimeOut } from './budget.ts'

/** A clock and processor time that the test moves by hand. */
function machine() {
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
  const { time, budget, work } = machine()
  work(60)
  time.now = 1999
  time.processor += 5000
  expect(() => budget.expect()).not.toThrow()
})

test('its own work uses the budget up', () => {
  const { budget, work } = machine()
  work(60)
  work(60)
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('the budget does not wait for ever', () => {
  const { time, budget } = machine()
  time.now = 2001
  expect(() => budget.expect()).toThrow(TimeOut)
})

test('a read that the store gave up counts as out of time, and another error does not', () => {
  const { budget } = machine()
  expect(budget.isTimeOut(new TimeOut())).toBe(true)
  expect(budget.isTimeOut('cut off')).toBe(true)
  expect(budget.isTimeOut(new Error('the disk is full'))).toBe(false)
})
