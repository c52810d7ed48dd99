// Finds the parts of a found company's texts that match the query: to highlight them, and to check that the company still matches although it may
// have changed since it was indexed.
import type { Mark } from '@sverka/contract/company-search/company-search'
import { factTerm, MAX_WORD_LENGTH, normalise, type PlacedWord, placeWords } from '../../company-index/company-index.ts'
import type { Reading, Term } from '../query/query.ts'
import type { FoundRow } from './page.sql.ts'

type Field = Mark['field']
/** Offsets in UTF-16 units; the end is excluded. */
type Range = [start: number, end: number]

/** The text of a field as it is shown. It is normalised and split into words once, and only when a term needs that. */
class FieldText {
  readonly field: Field
  readonly text: string
  #normal: string | undefined
  #words: readonly PlacedWord[] | undefined

  constructor(field: Field, text: string) {
    this.field = field
    this.text = text
  }

  get words(): readonly PlacedWord[] {
    this.#words ??= placeWords(this.text)
    return this.#words
  }

  /** Whether the normalised text (lower case, one alphabet) contains `text`. */
  has(text: string): boolean {
    this.#normal ??= normalise(this.text)
    return this.#normal.includes(text)
  }
}

/**
 * The matching parts of a row by field, or null if a term of the reading (one way to understand the query) matches no field. A term may also match
 * the full name, which is not shown and so gives no mark.
 */
export function findMarks(row: FoundRow, reading: Reading): Mark[] | null {
  const fields = fieldTexts(row)
  const marks = new Map<FieldText, Range[]>()
  for (const term of reading.terms) {
    let isFound = false
    for (const text of fields) {
      const ranges = findRanges(text, term)
      if (ranges.length === 0) continue
      isFound = true
      marks.set(text, [...(marks.get(text) ?? []), ...ranges])
    }
    if (!isFound && !isInFullName(row, term)) return null
  }
  return fields.flatMap((fieldText) => {
    const ranges = marks.get(fieldText)
    return ranges ? [{ field: fieldText.field, text: fieldText.text, ranges: mergeRanges(ranges) }] : []
  })
}

/** The fields of a row that may match, each person and each former name as a field of its own. */
function fieldTexts(row: FoundRow): FieldText[] {
  const single: [Field, string | null][] = [
    ['name', row.name],
    ['fio', row.fio],
    ['inn', row.inn],
    ['ogrn', row.ogrn],
    ['leader', row.leader],
    ['city', row.city],
    ['okved', row.okved],
  ]
  const shownPeople = new Set([row.leader, row.fio])
  const founders = (row.people ?? '').split('\n').filter((name) => name && !shownPeople.has(name))
  const splitLines = (field: Field, text: string | null) => (text ?? '').split('\n').map((name): [Field, string] => [field, name])
  const others = [
    ...splitLines('other_name', row.nameOther),
    ...founders.map((name): [Field, string] => ['founder', name]),
    ...splitLines('former_name', row.nameFormer),
    ...splitLines('predecessor', row.predecessors),
  ]
  return [...single, ...others].flatMap(([field, text]) => (text ? [new FieldText(field, text)] : []))
}

/** The ranges of the field that match the term; codes of activities (ОКВЭД) and numbers match only from their beginning. */
function findRanges(field: FieldText, term: Term): Range[] {
  const { text } = field
  const atBeginning = (): Range[] => (text.startsWith(term.text) ? [[0, term.text.length]] : [])
  if (field.field === 'okved') return term.kind === 'okved' ? atBeginning() : []
  if (term.kind === 'okved') return []
  // A number is one word: it must begin with the term.
  if (field.field === 'inn' || field.field === 'ogrn') return atBeginning()
  const inWords = field.has(term.text) ? rangesIn(field.words, term.text) : []
  return inWords.length > 0 || field.field !== 'name' ? inWords : joinedRange(field.words, term.text)
}

const rangesIn = (words: readonly PlacedWord[], term: string): Range[] =>
  words.filter(({ word }) => word.startsWith(term)).map(({ start, end }): Range => [start, Math.min(end, start + term.length)])

/** For a term that joins neighbouring words («стройинвест» for «Строй Инвест»): their range, ending where the term ends. */
function joinedRange(words: readonly PlacedWord[], term: string): Range[] {
  for (let i = 0; i < words.length; i++) {
    let rest = term
    for (let j = i; j < words.length; j++) {
      const { word, start, end } = words[j] ?? { word: '', start: 0, end: 0 }
      if (word.startsWith(rest) && j > i) return [[words[i]?.start ?? 0, Math.min(end, start + rest.length)]]
      if (!rest.startsWith(word)) break
      rest = rest.slice(word.length)
    }
  }
  return []
}

/** Words of the index are cut to a maximum length, so the words of the name are too. */
const isInFullName = (row: FoundRow, term: Term): boolean =>
  row.nameFull !== null && placeWords(row.nameFull).some(({ word }) => word.slice(0, MAX_WORD_LENGTH).startsWith(term.text))

/** The ranges sorted, with overlapping and touching ones joined. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

/**
 * The most important of the fields with marks. Without marks: the field of the activity or place in the reading (its `groups` are terms of facts),
 * else the name.
 */
export function matchedField(marks: readonly Mark[], { groups }: Pick<Reading, 'groups'>): Exclude<Field, 'fio'> {
  const order: readonly Field[] = [
    'inn',
    'ogrn',
    'name',
    'other_name',
    'fio',
    'former_name',
    'leader',
    'founder',
    'predecessor',
    'okved',
    'city',
  ]
  const facts = groups.flat()
  const fieldOfFacts = facts.some(isActivity) ? 'okved' : facts.some(isPlace) ? 'city' : 'name'
  const field = order.find((candidate) => marks.some((mark) => mark.field === candidate)) ?? fieldOfFacts
  return field === 'fio' ? 'name' : field
}

const isActivity = (fact: string): boolean => fact.startsWith(factTerm.okved(''))
const isPlace = (fact: string): boolean => fact.startsWith(factTerm.city('')) || fact.startsWith(factTerm.region(''))
