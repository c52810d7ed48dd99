// The counts of passed, failed and skipped tests in the last line of `npm test`, read from the JSON reports of vitest and Playwright.
import { expect, test } from 'vitest'
import { add, none, readCounts, summary } from './test-counts.ts'

const unit = {
  numPassedTests: 40,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

test('counts of both runners add up to one line', () => {
  const browser = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 }, errors: [] }
  const total = [readCounts('vitest', JSON.stringify(unit)), readCounts('playwright', JSON.stringify(browser))].reduce(add, none)
  expect(summary(total)).toBe('47 passed, 2 failed, 6 skipped')
})

test('a test file that cannot be loaded counts as failed', () => {
  const report = { ...unit, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(readCounts('vitest', JSON.stringify(report)).failed).toBe(1)
})

test('a test file that fails after its tests counts as failed, and with a failed test as that test only', () => {
  const file = (...statuses: string[]) => ({ status: 'failed', assertionResults: statuses.map((status) => ({ status })) })
  const report = { ...unit, numFailedTests: 1, testResults: [file('passed', 'passed'), file('passed', 'failed')] }
  expect(readCounts('vitest', JSON.stringify(report)).failed).toBe(2)
})

test('a browser test that passes only on a second try counts as failed', () => {
  const report = { stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  expect(readCounts('playwright', JSON.stringify(report)).failed).toBe(1)
})

test('a browser run that ended before any test counts as failed', () => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'server did not start' }] }
  expect(readCounts('playwright', JSON.stringify(report)).failed).toBe(1)
})

test('a report without counts is refused', () => {
  expect(() => readCounts('vitest', '{"testResults":[]}')).toThrow('does not tell')
})
