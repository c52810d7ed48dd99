// What went wrong in a unit run outside its tests: errors, and files that no test process finished.
import { existsSync, readFileSync } from 'node:fs'

export interface OutsideTests {
  /** Paths from the root of files that were not run to their end, because their test process died. */
  readonly undone: readonly string[]
  readonly errors: readonly string[]
}

/** Where it is kept, beside the run's own report. */
export const outsideFile = (report: string): string => report.replace(/\.json$/, '.outside.json')

/** Empty if the run wrote none. */
export function readOutside(report: string): OutsideTests {
  const file = outsideFile(report)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OutsideTests) : { undone: [], errors: [] }
}

/**
 * True if a test process died, for example by a fault of the JavaScript engine, and nothing else failed outside the tests: its files may then
 * run once more.
 */
export const isDeadProcess = ({ undone, errors }: OutsideTests): boolean =>
  undone.length > 0 && errors.length > 0 && errors.every((error) => error.includes('Worker exited unexpectedly'))

/** For the last lines of a run. */
export const describeOutside = ({ undone, errors }: OutsideTests): string[] => [
  ...errors.map((error) => `outside the tests: ${error}`),
  ...undone.map((file) => `not run to its end: ${file}`),
]
