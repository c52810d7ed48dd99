// The last lines of `npm test` name each failed test with its file and error, read from the JSON reports of vitest and Playwright.
import { expect, test } from 'vitest'
import { readFailures } from './test-failures.ts'

test('a failed test is shown with its file, its name and its error', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'reads' },
          { status: 'failed', fullName: 'writes once', failureMessages: ['expected 2 to be 1'] },
        ],
      },
    ],
  }
  expect(readFailures('vitest', JSON.stringify(report))).toEqual(['✗ b.test.ts › writes once\nexpected 2 to be 1'])
})

test('a file that cannot be loaded is described by its own message', () => {
  const report = { testResults: [{ name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }] }
  expect(readFailures('vitest', JSON.stringify(report))).toEqual(['✗ c.test.ts\nno such module'])
})

test('failed browser tests are reported from every depth of the report, and what failed outside them', () => {
  const spec = (status: string, error?: { message: string }) => ({
    file: 'home.spec.ts',
    line: 4,
    title: `opens ${status}`,
    tests: [{ projectName: 'installed', status, results: [{}, error ? { error } : {}] }],
  })
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected', { message: 'no heading' })] }] }],
  }
  expect(readFailures('playwright', JSON.stringify(report))).toEqual([
    '✗ outside the tests\nthe server did not start',
    '✗ home.spec.ts:4 › opens unexpected (installed browser)\nno heading',
  ])
})
