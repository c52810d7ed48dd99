// What a page needs of a list that was read: letters of columns, groups of lines, what was mended as the server takes it.
import type { PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { writtenNumbers } from '@sverka/contract/identifiers/written.rules'

const LETTERS = 26

/** Letters of a column counted from 1, as tables show them: 1 is A, 28 is AB. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + letters
  return letters
}

export const lineGroups = ['all', 'waiting', 'repaired', 'repeats'] as const
export type LineGroup = (typeof lineGroups)[number]

const isRepeat = ({ fault }: PreviewedLine): boolean => fault === 'repeat'

/** What stands in the field of a wrong number, so that one digit is mended instead of ten typed; a guess is typed by nobody. */
export const digitsToMend = (given: string, fault: PreviewedLine['fault']): string =>
  fault === 'length' || fault === 'checksum' ? (writtenNumbers(given).find(({ label }) => label !== 'kpp')?.digits ?? '') : ''

/** The member is asked about it. */
export const isWaiting = (line: PreviewedLine): boolean => line.fault !== null && !isRepeat(line)

const isOf: Readonly<Record<LineGroup, (line: PreviewedLine) => boolean>> = {
  all: () => true,
  waiting: isWaiting,
  repaired: (line) => line.repair !== null && !isWaiting(line),
  repeats: isRepeat,
}

export const linesOf = (lines: readonly PreviewedLine[], group: LineGroup): PreviewedLine[] => lines.filter(isOf[group])

/** One a line: `5=7707083893`, or `5=` for a line that is left out. */
export const mendedText = (mended: ReadonlyMap<number, string>): string =>
  [...mended].map(([line, number]) => `${line}=${number.replace(/[=\r\n]/g, ' ')}`).join('\n')

/** What was mended, with all lines left out that are repeats or wait for an answer. */
export const withoutFaults = (mended: ReadonlyMap<number, string>, lines: readonly PreviewedLine[]): Map<number, string> =>
  new Map([...mended, ...lines.filter(({ fault }) => fault !== null).map(({ line }): [number, string] => [line, ''])])

/** What was mended, without the lines that were left out. */
export const withSkipped = (mended: ReadonlyMap<number, string>): Map<number, string> =>
  new Map([...mended].filter(([, number]) => number !== ''))
