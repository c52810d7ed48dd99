// Sections of the activity classifier by the first two digits of a code. Source: ОК 029-2014 (КДЕС ред. 2).

export type OkvedSection =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'

/** The last class of each section, in order. */
const lastClasses: readonly (readonly [OkvedSection, number])[] = [
  ['A', 3],
  ['B', 9],
  ['C', 33],
  ['D', 35],
  ['E', 39],
  ['F', 43],
  ['G', 47],
  ['H', 53],
  ['I', 56],
  ['J', 63],
  ['K', 66],
  ['L', 68],
  ['M', 75],
  ['N', 82],
  ['O', 84],
  ['P', 85],
  ['Q', 88],
  ['R', 93],
  ['S', 96],
  ['T', 98],
  ['U', 99],
]

/** The section that a code such as `46.74` belongs to; null for what is not a code of this edition. */
export function okvedSection(code: string): OkvedSection | null {
  const digits = /^\d{2}/.exec(code)?.[0]
  if (!digits || digits === '00') return null
  return lastClasses.find(([, last]) => Number(digits) <= last)?.[0] ?? null
}
