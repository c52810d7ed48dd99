// Failures of a run of unit tests outside of its tests: errors that belong to no test, and files whose test process died.
import { existsSync, readFileSync } from 'node:fs'

/** The failures of one run. */
export interface OutsideTests {
  /** Paths from the root of files that were not run to their end, because their test process died. */
  readonly undone: readonly string[]
  readonly errors: readonly string[]
}

/** Path of the file with these failures, beside the run's own report. */
export const outsideFile = (report: string): string => report.replace(/\.json$/, '.outside.json')

/** Reads the failures of a run; empty if the run wrote no file. */
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

/** The failures as texts for the last lines of a run. */
export const describeOutside = ({ undone, errors }: OutsideTests): string[] => [
  ...errors.map((error) => `outside the tests: ${error}`),
  ...undone.map((file) => `not run to its end: ${file}`),
]
