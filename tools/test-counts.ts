// Counts passed, failed and skipped tests from the JSON reports of vitest and Playwright, for the last line of `npm test`.

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts of a step without tests. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Sum of two counts. */
export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that fails although none of its tests did (it could not be loaded, or failed afterwards) counts as one failure. */
function fromVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A test that passed only when retried counts as failed. */
function fromPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 ? errors.length : failed, skipped: stats.skipped }
}

/** Counts of one report's text. Throws when the text is not such a report. */
export function readCounts(kind: 'vitest' | 'playwright', text: string): Counts {
  const report: unknown = JSON.parse(text)
  const counts = kind === 'vitest' ? fromVitest(report as VitestReport) : fromPlaywright(report as PlaywrightReport)
  for (const [name, value] of Object.entries(counts)) {
    if (!Number.isInteger(value)) throw new Error(`The ${kind} report does not tell how many tests ${name}.`)
  }
  return counts
}

/** The closing line of a run. */
export function summary(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
}
