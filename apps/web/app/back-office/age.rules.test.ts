// How long a request of a staff queue has waited, and whether that is longer than the queue's target time in hours (here 8).
import { expect, test } from 'vitest'
import { isOverdue, measureAge } from './age.rules.ts'

/** The time of the request. */
const SINCE = '2026-11-20T09:00:00Z'
/** An ISO time of November 2026 from a day and a time: `20T09:12:30`. */
const at = (time: string) => `2026-11-${time}Z`

test('an age is minutes, then hours with minutes, and days from the third day on', () => {
  expect(measureAge(SINCE, at('20T09:00:59'))).toEqual({ unit: 'now' })
  // A clock that is behind: the request seems to come from the future.
  expect(measureAge(SINCE, at('20T08:59:00'))).toEqual({ unit: 'now' })
  expect(measureAge(SINCE, at('20T09:12:30'))).toEqual({ unit: 'minutes', minutes: 12 })
  expect(measureAge(SINCE, at('20T12:10:00'))).toEqual({ unit: 'hours', hours: 3, minutes: 10 })
  expect(measureAge(SINCE, at('21T11:10:00'))).toEqual({ unit: 'hours', hours: 26, minutes: 10 })
  expect(measureAge(SINCE, at('22T08:59:00'))).toEqual({ unit: 'hours', hours: 47, minutes: 59 })
  expect(measureAge(SINCE, at('22T09:00:00'))).toEqual({ unit: 'days', days: 2 })
})

test('a request is overdue a minute after its hours are over', () => {
  expect(isOverdue(SINCE, at('20T17:00:00'), 8)).toBe(false)
  expect(isOverdue(SINCE, at('20T17:01:00'), 8)).toBe(true)
})
