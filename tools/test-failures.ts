// Lists failed tests with their errors from the runners' JSON reports, for the last lines of a run.

/** Largest length of an error's text, in characters, and largest number of failures: logs of CI cut off longer output. */
const MAX_TEXT_LENGTH = 1_500
const MAX_FAILURES = 20

interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

function fromVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [reported(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => reported(`${name} › ${fullName}`, failureMessages?.join('\n')))
  })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; line: number; title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  /** The browser of the test. */
  projectName: string
  status: string
  results: { error?: { message?: string } }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  errors?: { message?: string }[]
}

function fromPlaywright({ errors = [], ...suite }: PlaywrightReport): string[] {
  return [...errors.map(({ message }) => reported('outside the tests', message)), ...fromSuite(suite)]
}

function fromSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        reported(`${file}:${line} › ${title} (${projectName} browser)`, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(fromSuite)]
}

/** The lines of one failure: its name and the beginning of its message. */
function reported(name: string, message = 'no message'): string {
  return `✗ ${name}\n${message.slice(0, MAX_TEXT_LENGTH)}`
}

/** Failed tests of a report, each with its name and the beginning of its error; at most 20. */
export function readFailures(kind: 'vitest' | 'playwright', text: string): string[] {
  const report: unknown = JSON.parse(text)
  return (kind === 'vitest' ? fromVitest(report as VitestReport) : fromPlaywright(report as PlaywrightReport)).slice(0, MAX_FAILURES)
}
