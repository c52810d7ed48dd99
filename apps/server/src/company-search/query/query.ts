// Parses a query of the company search: splits it into pieces at spaces, lists the possible meanings of each piece, and makes readings (ways to
// understand the whole query).
import { parsePastedQuery } from '@sverka/contract/company-search/pasted.rules'
import {
  formAt,
  INN_TERM_DIGITS,
  inOtherAlphabet,
  isNumber,
  MAX_WORD_LENGTH,
  normalise,
  splitGlued,
  splitWords,
} from '../../company-index/company-index.ts'
import { inOtherLayout, inRussianLetters } from './spelling.ts'

/** A requirement: a word that begins with `text`, a number (of any length) that begins with it, or a code of activity (ОКВЭД, without `#`). */
export type Term = { readonly kind: 'word' | 'number' | 'okved'; readonly text: string }

/** One way to read the whole query. */
export interface Reading {
  /** All of them are required. */
  readonly terms: readonly Term[]
  /** Legal forms in the query: beside a name they change the order but exclude nothing. */
  readonly forms: readonly string[]
  /** The words of this reading, shown as «Возможно, вы искали …» (did you mean …). */
  readonly text: string
  /** The words without legal forms; codes of activity begin with `#`. */
  readonly words: readonly string[]
  /** Phonetic key of the name (`toPhoneticKey`), if this reading searches by sound instead of words. */
  readonly sound?: string
  /** Terms beside the words (a place, an activity), in groups; a company must have one term of each group. */
  readonly groups: readonly (readonly string[])[]
}

/**
 * How the words of a piece were derived: as typed; with letters of the other alphabet that look the same; with a legal form split off that was
 * typed without a space; in the other keyboard layout; with Latin letters replaced by Russian ones.
 */
export type Spelling = 'typed' | 'alike' | 'glued' | 'layout' | 'translit'

/** One meaning of a piece. */
export interface Alternative {
  readonly words: readonly string[]
  readonly spelling: Spelling
}

/** A code of activity (ОКВЭД) with its dot, or any beginning of one after `#`. */
const OKVED = /^(\d{2}\.(\d{0,2}|\d{2}\.\d{0,2})|#\d[\d.]*)$/
/** «О. О. О.» is the legal form ООО; two letters with dots may be initials. */
const SPELLED_FORM = /(?<!\p{L})(?:о\. ?о\. ?о|п\. ?а\. ?о|з\. ?а\. ?о|о\. ?а\. ?о|а\. ?н\. ?о)\.?(?!\p{L})/gu
/** «ОКВЭД 41» is a code of activity. */
const NAMED_OKVED = /(?<!\p{L})оквэд[\s№:-]*(?=\d)/gu
/** Maximum number of meanings of one piece that are looked up in the index; further Russian spellings of a Latin word are too unlikely. */
const MAX_ALTERNATIVES = 34

/** The pieces of the query, each with its possible meanings, first as typed. */
export function splitPieces(query: string): Alternative[][] {
  const text = normalise(parsePastedQuery(query)).replace(SPELLED_FORM, (form) => `${form.replace(/[. ]/g, '')} `)
  const pieces = text.replace(NAMED_OKVED, ' #').split(/\s+/)
  const isRussian = pieces.some((piece) => /\p{Script=Cyrillic}{3}/u.test(piece))
  return pieces.map((piece) => listAlternatives(piece, isRussian)).filter((alternatives) => alternatives.length > 0)
}

/** In letters: a shorter piece beside Russian words is not taken for one typed in the wrong keyboard layout («it компания»). */
const MIN_LAYOUT_LETTERS = 3

/** The possible meanings of a piece, first as typed; empty if it has no word. */
function listAlternatives(piece: string, isRussian: boolean): Alternative[] {
  if (OKVED.test(piece)) return [{ words: [piece.startsWith('#') ? piece : `#${piece}`], spelling: 'typed' }]
  const typed = splitWords(piece)
  const found: Alternative[] = typed.length > 0 ? [{ words: typed, spelling: 'typed' }] : []
  const alike = typed.map((word) => inOtherAlphabet(word) ?? word)
  if (alike.join() !== typed.join()) found.push({ words: alike, spelling: 'alike' })
  const glued = typed.length === 1 ? splitGlued(piece) : null
  if (glued) found.push({ words: glued, spelling: 'glued' })
  const retyped = isRussian && piece.length < MIN_LAYOUT_LETTERS ? null : inOtherLayout(piece)
  if (retyped) found.push({ words: splitWords(retyped), spelling: 'layout' })
  if (typed.length === 1) for (const word of inRussianLetters(piece)) found.push({ words: splitWords(word), spelling: 'translit' })
  return found.filter(({ words }) => words.length > 0).slice(0, MAX_ALTERNATIVES)
}

/** Makes a reading of words: recognises legal forms, numbers and codes of activities. */
export function makeReading(words: readonly string[], groups: Reading['groups'] = []): Reading {
  const forms: string[] = []
  const wordsOfName: string[] = []
  const terms = new Map<string, Term>()
  for (let i = 0; i < words.length; i++) {
    const form = formAt(words, i, true)
    if (form) {
      forms.push(form.form)
      i += form.length - 1
      continue
    }
    const term = toTerm(words[i] ?? '')
    terms.set(`${term.kind} ${term.text}`, term)
    wordsOfName.push(words[i] ?? '')
  }
  return { terms: [...terms.values()], forms: [...new Set(forms)], text: words.join(' '), words: wordsOfName, groups }
}

/** The term of a word; the index has only the beginning of a long word. */
function toTerm(word: string): Term {
  if (word.startsWith('#')) return { kind: 'okved', text: word.slice(1) }
  if (isNumber(word)) return { kind: 'number', text: word }
  return { kind: 'word', text: word.slice(0, MAX_WORD_LENGTH) }
}

/** Maximum number of neighbouring words that are joined: «газ пром» for «газпром», «газ пром нефть» for «газпромнефть». */
const MAX_JOINED = 3
/** In words: longer queries are phrases, whose words are not joined. */
const MAX_JOINED_QUERY_WORDS = 4

/** Every variant of the query in which two or three neighbouring words are joined, in one place. */
export function joinedReadings(words: readonly string[]): string[][] {
  const readings: string[][] = []
  if (words.length > MAX_JOINED_QUERY_WORDS) return readings
  for (let count = 2; count <= MAX_JOINED; count++) {
    for (let at = 0; at + count <= words.length; at++) {
      const parts = words.slice(at, at + count)
      const joined = parts.join('')
      const isPhrase = parts.some((_, i) => formAt(words, at + i, false)) || parts.slice(1).some(isInitial)
      if (isPhrase || /^[\d#]/.test(joined) || isLost(parts)) continue
      readings.push([...words.slice(0, at), joined, ...words.slice(at + count)])
    }
  }
  return readings
}

/** A single letter is not joined to the word before it: «Иванов А. В.» is not «Иванова В.». */
const isInitial = (word: string): boolean => /^\p{L}$/u.test(word)

/** The index has only the beginning of a long word: if the first parts already fill it, the last part would not be searched. */
const isLost = (parts: readonly string[]): boolean => parts.slice(0, -1).join('').length >= MAX_WORD_LENGTH

/** The term of the index for a part of the query; null for a long number, which is looked up in the register. */
export function termOfIndex(term: Term): string | null {
  if (term.kind === 'okved') return `#${term.text}`
  return term.kind === 'number' && term.text.length > INN_TERM_DIGITS ? null : term.text
}
