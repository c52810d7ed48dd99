// Sections A–U of the classifier of economic activities (ОКВЭД 2, ОК 029-2014, the Russian NACE Rev. 2) by the first two digits of a code.

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

/** The last two-digit class of each section, in order: section A has classes 01–03, section B 04–09. */
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

/** The section of a code such as `46.74`; null if the text does not begin with a class (01–99). */
export function okvedSection(code: string): OkvedSection | null {
  const digits = /^\d{2}/.exec(code)?.[0]
  if (!digits || digits === '00') return null
  return lastClasses.find(([, last]) => Number(digits) <= last)?.[0] ?? null
}
