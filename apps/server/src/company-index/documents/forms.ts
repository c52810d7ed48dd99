// Recognises legal forms («ООО») in names and queries, abbreviated or in full. In a query with a name a form only changes the order of results;
// without a name the form itself is searched for.
import { LEGAL_FORMS } from '@sverka/contract/company/forms'
import { splitWords } from './words.ts'

/** A legal form written in full. */
interface Wording {
  /** The abbreviation in lower case. */
  readonly form: string
  readonly words: readonly string[]
}

/** Longest first, so that «закрытое акционерное общество» is not read as «акционерное общество». */
const wordings: readonly Wording[] = LEGAL_FORMS.flatMap(({ short, full, typed = [], searchedAs = short }) =>
  [...full, ...typed].map((text) => ({ form: searchedAs.toLowerCase(), words: splitWords(text) })),
).sort((a, b) => b.words.length - a.words.length)

/** The form that each abbreviation is searched as. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  LEGAL_FORMS.map(({ short, searchedAs = short }) => [short.toLowerCase(), searchedAs.toLowerCase()]),
)

/** Full forms by their first word, so that most names need no comparison. */
const byFirstWord = Map.groupBy(wordings, ({ words }) => words[0] ?? '')

/**
 * The legal form that begins at the word `at`, as its lower-case abbreviation, and its length in words; null if there is none. With `open`
 * an unfinished full form of at least two words at the end also counts («общество с огранич»), as in a query that is being typed.
 */
export function formAt(words: readonly string[], at: number, open: boolean): { form: string; length: number } | null {
  const first = words[at]
  const short = abbreviations.get(first ?? '')
  if (short !== undefined) return { form: short, length: 1 }
  for (const { form, words: wording } of byFirstWord.get(first ?? '') ?? []) {
    if (wording.every((word, i) => words[at + i] === word)) return { form, length: wording.length }
  }
  return open ? unfinishedFormAt(words, at) : null
}

/** Letters that a form must have to be recognised at the beginning of a word: shorter forms are the beginnings of too many words. */
const MIN_GLUED_LENGTH = 3
/** Letters that must remain of the word after the form. */
const MIN_REST_LENGTH = 3

/** Forms written as one word, longest first. */
const glued: readonly (readonly [written: string, form: string])[] = [
  ...wordings.map(({ form, words }) => [words.join(''), form] as const),
  ...[...abbreviations].filter(([short]) => short.length >= MIN_GLUED_LENGTH),
].sort(([a], [b]) => b.length - a.length)

/**
 * Splits a word typed without a space after the form: «гскэлектрод» (ГСК: garage cooperative) gives «гск» and «электрод». Null if the word does not
 * begin with a form.
 */
export function splitGlued(word: string): [form: string, rest: string] | null {
  const found = glued.find(([written]) => word.startsWith(written) && word.length >= written.length + MIN_REST_LENGTH)
  return found ? [found[1], word.slice(found[0].length)] : null
}

/** The indexes, in `words`, of all words that belong to legal forms. */
export function findFormPositions(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (let at = 0; at < words.length; ) {
    const length = formAt(words, at, true)?.length ?? 0
    for (let i = 0; i < length; i++) places.add(at + i)
    at += Math.max(1, length)
  }
  return places
}

/** A full form of which the last words typed so far are the beginning. */
function unfinishedFormAt(words: readonly string[], at: number): { form: string; length: number } | null {
  const rest = words.slice(at)
  if (rest.length < 2) return null
  for (const { form, words: wording } of wordings) {
    const fits =
      rest.length <= wording.length && rest.every((word, i) => (i < rest.length - 1 ? word === wording[i] : wording[i]?.startsWith(word)))
    if (fits) return { form, length: rest.length }
  }
  return null
}

/** The words of a name without the legal form at its beginning or end, and that form (null if there is none). A form in the middle stays. */
export function splitForm(words: readonly string[]): { form: string | null; rest: string[] } {
  const start = formAt(words, 0, false)
  if (start) return { form: start.form, rest: words.slice(start.length) }
  const last = words.length - 1
  const end = last > 0 ? formAt(words, last, false) : null
  return end ? { form: end.form, rest: words.slice(0, last) } : { form: null, rest: [...words] }
}
