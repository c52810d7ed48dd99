// What a page needs of a list that was read: letters of columns, groups of lines, what was mended as the server takes it.
import type { ListPreview, PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { identifierKind } from '@sverka/contract/identifiers/identifiers'

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
export const digitsToMend = ({ fault, read }: Pick<PreviewedLine, 'fault' | 'read'>): string =>
  fault === 'length' || fault === 'checksum' ? (read ?? '') : ''

/** What the words about a wrong line need; `several`: the member gave two numbers for it. */
export interface WrongLine extends Pick<PreviewedLine, 'read' | 'kpp_companies'> {
  readonly several: boolean
}

export const wrongLine = ({ read, kpp_companies }: PreviewedLine): WrongLine => ({
  read,
  kpp_companies,
  several: read !== null && identifierKind(read) !== null,
})

/** Where a line stands in the list: a number beyond the first of its line has no place of its own. */
export const linePlace = ({ line, found_in }: Pick<PreviewedLine, 'line' | 'found_in'>): number => found_in ?? line

/** Number and КПП of a line that means a branch, as requisites write them. */
export const readAs = ({ number, branch }: Pick<PreviewedLine, 'number' | 'branch'>): string | null =>
  number && branch?.kpp ? `${number} / ${branch.kpp}` : number

/** Lines of no data that are named; how many more there are is told. */
const NAMED_LINES = 4

export function groupNotData(lines: ListPreview['not_data']) {
  const kinds = [...new Set(lines.map(({ as }) => as))]
  const more = lines.length > NAMED_LINES + 1 ? lines.length - NAMED_LINES : 0
  return { lines: lines.slice(0, lines.length - more).map(({ line }) => String(line)), kinds, more }
}

/** The member is asked about it. */
export const isWaiting = (line: PreviewedLine): boolean => line.fault !== null && !isRepeat(line)

const isInGroup: Readonly<Record<LineGroup, (line: PreviewedLine) => boolean>> = {
  all: () => true,
  waiting: isWaiting,
  repaired: (line) => line.repair !== null && !isWaiting(line),
  repeats: isRepeat,
}

export const linesInGroup = (lines: readonly PreviewedLine[], group: LineGroup): PreviewedLine[] => lines.filter(isInGroup[group])

/** One a line: `5=7707083893`, or `5=` for a line that is left out. */
export const mendedText = (mended: ReadonlyMap<number, string>): string =>
  [...mended].map(([line, number]) => `${line}=${number.replace(/[=\r\n]/g, ' ')}`).join('\n')

/** What was mended, with all lines left out that are repeats or wait for an answer. */
export const withoutFaults = (mended: ReadonlyMap<number, string>, lines: readonly PreviewedLine[]): Map<number, string> =>
  new Map([...mended, ...lines.filter(({ fault }) => fault !== null).map(({ line }): [number, string] => [line, ''])])

/** What was mended, without the lines that were left out. */
export const withSkipped = (mended: ReadonlyMap<number, string>): Map<number, string> =>
  new Map([...mended].filter(([, number]) => number !== ''))

/** What was mended, without numbers beyond the first of their line: with another column of sums they may be no lines any more. */
export const withoutFurther = (mended: ReadonlyMap<number, string>, lines: readonly PreviewedLine[]): Map<number, string> => {
  const further = new Set(lines.flatMap(({ line, found_in }) => (found_in === null ? [] : [line])))
  return new Map([...mended].filter(([line]) => !further.has(line)))
}
