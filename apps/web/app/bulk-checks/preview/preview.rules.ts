// Rules of the preview of a list of companies before its bulk check: column letters, groups of lines, and the member's corrections of wrong
// lines (`mended`: the new number by line, empty for a removed line).
import type { ListPreview, PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { identifierKind } from '@sverka/contract/identifiers/identifiers'

/** Letters of the Latin alphabet. */
const LETTERS = 26

/** Letters of a column counted from 1, as spreadsheets show them: 1 is A, 28 is AB. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + letters
  return letters
}

/** Filters of the preview's lines: all, those that wait for the member's correction, automatically repaired ones, repeats of earlier lines. */
export const lineGroups = ['all', 'waiting', 'repaired', 'repeats'] as const
export type LineGroup = (typeof lineGroups)[number]

const isRepeat = ({ fault }: PreviewedLine): boolean => fault === 'repeat'

/** Initial text of the field for a wrong number, so that the member corrects one digit instead of typing ten. Empty if the number is only a guess. */
export const digitsToCorrect = ({ fault, read }: Pick<PreviewedLine, 'fault' | 'read'>): string =>
  fault === 'length' || fault === 'checksum' ? (read ?? '') : ''

/** Data for the message about a wrong line. `several`: the member's correction has two numbers, which shows in the read number being valid. */
export interface WrongLine extends Pick<PreviewedLine, 'read' | 'kpp_companies'> {
  readonly several: boolean
}

export const wrongLine = ({ read, kpp_companies }: PreviewedLine): WrongLine => ({
  read,
  kpp_companies,
  several: read !== null && identifierKind(read) !== null,
})

/** Line number in the member's list. A second number of a line is numbered after the last line; `found_in` is the line that contains it. */
export const linePlace = ({ line, found_in }: Pick<PreviewedLine, 'line' | 'found_in'>): number => found_in ?? line

/** The number read from a line. For a branch with its КПП (tax registration code) behind it, as company details are usually written. */
export const readAs = ({ number, branch }: Pick<PreviewedLine, 'number' | 'branch'>): string | null =>
  number && branch?.kpp ? `${number} / ${branch.kpp}` : number

/** Number of lines without data that are listed; of the others only the count is shown. */
const NAMED_LINES = 4

/** Numbers of the lines without data to list, what they are instead (heading, title, total), and how many more there are. */
export function groupNotData(lines: ListPreview['not_data']) {
  const kinds = [...new Set(lines.map(({ as }) => as))]
  const more = lines.length > NAMED_LINES + 1 ? lines.length - NAMED_LINES : 0
  return { lines: lines.slice(0, lines.length - more).map(({ line }) => String(line)), kinds, more }
}

/** The line has a fault that only the member can correct. */
export const isWaiting = (line: PreviewedLine): boolean => line.fault !== null && !isRepeat(line)

const isInGroup: Readonly<Record<LineGroup, (line: PreviewedLine) => boolean>> = {
  all: () => true,
  waiting: isWaiting,
  repaired: (line) => line.repair !== null && !isWaiting(line),
  repeats: isRepeat,
}

export const linesInGroup = (lines: readonly PreviewedLine[], group: LineGroup): PreviewedLine[] => lines.filter(isInGroup[group])

/** One correction a line: `5=7707083893`, or `5=` to remove line 5. */
export const formatCorrections = (mended: ReadonlyMap<number, string>): string =>
  [...mended].map(([line, number]) => `${line}=${number.replace(/[=\r\n]/g, ' ')}`).join('\n')

/** The corrections, with all repeated and unanswered lines removed. */
export const withoutFaults = (mended: ReadonlyMap<number, string>, lines: readonly PreviewedLine[]): Map<number, string> =>
  new Map([...mended, ...lines.filter(({ fault }) => fault !== null).map(({ line }): [number, string] => [line, ''])])

/** The corrections without those that remove a line: removed lines are in the list again. */
export const withSkipped = (mended: ReadonlyMap<number, string>): Map<number, string> =>
  new Map([...mended].filter(([, number]) => number !== ''))

/**
 * Without the corrections of second and further numbers found in a line: they have line numbers of their own, and may disappear when the
 * member chooses another column of sums.
 */
export const withoutSecondNumbers = (mended: ReadonlyMap<number, string>, lines: readonly PreviewedLine[]): Map<number, string> => {
  const further = new Set(lines.flatMap(({ line, found_in }) => (found_in === null ? [] : [line])))
  return new Map([...mended].filter(([line]) => !further.has(line)))
}
