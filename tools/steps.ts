// The steps of `npm test`, such as types, unit tests and browser tests: their commands, output and reports.
import { join } from 'node:path'

/** Folder of the repository. */
export const root = join(import.meta.dirname, '..')
/** Where the steps write their reports. */
export const reportFolder = join(root, '.cache/reports')

export interface Step {
  readonly name: string
  /** Programs of node_modules/.bin with arguments; they run one after the other. */
  readonly commands: readonly (readonly string[])[]
  /** True for quick steps that only read the source; these run in parallel. */
  readonly isStatic?: boolean
  /** The output is shown even if the step passed. */
  readonly showsOutput?: boolean
  /** The step repeats files whose test process died; it is not repeated itself. */
  readonly isRetry?: boolean
  /** Where the step's runner writes its counts. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string }
}

const unitReport = join(reportFolder, 'vitest.json')
const repeatedReport = join(reportFolder, 'vitest-repeated.json')
const browserReport = join(reportFolder, 'playwright.json')

function unitTests(report: string): readonly string[] {
  return ['vitest', 'run', '--reporter=default', '--reporter=./tools/unit-report.ts', `--outputFile.json=${report}`]
}

/** Every step of `npm test`. */
export const steps: readonly Step[] = [
  { name: 'format and lint', isStatic: true, commands: [['biome', 'ci', '--error-on-warnings', '.']] },
  { name: 'types of the server and the tools', isStatic: true, commands: [['tsc', '-p', '.']] },
  {
    name: 'types of the pages and the browser tests',
    isStatic: true,
    commands: [
      ['tsc', '-p', 'e2e'],
      ['react-router', 'typegen', 'apps/web'],
      ['tsc', '-p', 'apps/web'],
    ],
  },
  { name: 'architecture', isStatic: true, showsOutput: true, commands: [['node', 'tools/check-architecture.ts']] },
  {
    name: 'unit and integration tests',
    commands: [unitTests(unitReport)],
    report: { kind: 'vitest', file: unitReport },
  },
  { name: 'web build', commands: [['npm', 'run', '-s', 'build']] },
  { name: "browser's files", commands: [['node', 'tools/check-bundle.ts']] },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '--reporter=line,json', '--forbid-only']],
    report: { kind: 'playwright', file: browserReport },
  },
]

/** Runs files of unit tests once more. */
export const repeatFiles = (files: readonly string[]): Step => ({
  name: `once more, as their test process died: ${files.join(' ')}`,
  commands: [[...unitTests(repeatedReport), ...files]],
  report: { kind: 'vitest', file: repeatedReport },
  isRetry: true,
})

/** Names of the runners' environment variables for reports. */
export const reportEnvironment = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
