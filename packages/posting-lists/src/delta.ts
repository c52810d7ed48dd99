// The delta: documents written since the segments (the immutable parts of the index) were built, held in memory and indexed by the prefixes of their
// words.
import type { Condition, ExtraRequirements } from './conditions.ts'
import type { ChangedDocument, Rules } from './store.ts'

type Documents = ReadonlySet<ChangedDocument>

/**
 * Documents are indexed by prefixes of up to this many letters, not counting a leading sign. The documents of a longer term are found by testing
 * those of its first letters.
 */
const PREFIX_LETTERS = 3
const NONE: Documents = new Set()

export class Delta {
  readonly #rules: Rules
  readonly #byKey = new Map<number, ChangedDocument>()
  readonly #byPrefix = new Map<string, Set<ChangedDocument>>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Adds a document, unless a later version of it is already here. Its words are separated by spaces. */
  put(document: ChangedDocument): void {
    const known = this.#byKey.get(document.key)
    if (known && known.version >= document.version) return
    if (known) for (const prefix of this.#listPrefixes(known)) this.#byPrefix.get(prefix)?.delete(known)
    // Surrounded by spaces, so that ` ab` is found only where a word begins.
    const own = { ...document, words: document.words === null ? null : ` ${document.words} ` }
    this.#byKey.set(document.key, own)
    for (const prefix of this.#listPrefixes(own)) {
      const documents = this.#byPrefix.get(prefix) ?? new Set()
      this.#byPrefix.set(prefix, documents.add(own))
    }
  }

  /** Whether any of the documents has a term. */
  has(term: string): boolean {
    for (const { words } of this.#candidates(term)) if (hasTerm(this.#rules, words, term)) return true
    return false
  }

  /** How many words of the documents begin with each of these prefixes; prefixes without words are left out. */
  count(prefixes: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>()
    if (this.#byKey.size === 0) return counts
    for (const [letters, alike] of Map.groupBy(new Set(prefixes), (prefix) => this.#listKey(prefix))) {
      const wanted = new Set(alike)
      const lengths = [...new Set(alike.map(({ length }) => length))]
      for (const word of this.#wordsWith(letters)) {
        for (const length of lengths) {
          const prefix = word.slice(0, length)
          if (prefix.length === length && wanted.has(prefix)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
        }
      }
    }
    return counts
  }

  /** The documents that meet the condition, in any order. */
  matching(condition: Condition): ChangedDocument[] {
    if (this.#byKey.size === 0) return []
    const { all = [], groups = [], lookUps = [] } = condition
    const needed = [...[...all, ...lookUps].map((term) => [term]), ...groups].map((terms) => terms.map((term) => this.#candidates(term)))
    if (needed.some((terms) => terms.every(({ size }) => size === 0))) return []
    return [...this.#fewest(needed)].filter((document) => meetsCondition(this.#rules, document, condition))
  }

  /** The words with this beginning and ending, in ascending order. */
  words(begin: string, ending: string): string[] {
    return [...new Set(this.#wordsWith(begin))].filter((word) => word.endsWith(ending)).sort()
  }

  *#wordsWith(letters: string): Iterable<string> {
    const begin = ` ${letters}`
    for (const { words } of this.#candidates(letters)) {
      if (words === null) continue
      for (let at = words.indexOf(begin); at >= 0; at = words.indexOf(begin, at + 1)) yield words.slice(at + 1, words.indexOf(' ', at + 1))
    }
  }

  /** Candidates: all documents that may have a term. */
  #candidates(term: string): Documents {
    return this.#byPrefix.get(this.#listKey(term)) ?? NONE
  }

  /** The smallest candidate set that contains every match: the candidates of the most selective group. */
  #fewest(needed: readonly (readonly Documents[])[]): Iterable<ChangedDocument> {
    const sumSizes = (terms: readonly Documents[]) => terms.reduce((sum, { size }) => sum + size, 0)
    const [fewest] = [...needed].sort((a, b) => sumSizes(a) - sumSizes(b))
    if (!fewest) return this.#byKey.values()
    return fewest.length === 1 ? (fewest[0] ?? NONE) : new Set(fewest.flatMap((documents) => [...documents]))
  }

  /** The key under which documents with a term are indexed: a whole-word term itself, or the first letters of any other term. */
  #listKey(term: string): string {
    return this.#rules.isWhole(term) ? term : term.slice(0, prefixLength(term))
  }

  #listPrefixes({ words }: ChangedDocument): Set<string> {
    const prefixes = new Set<string>()
    for (const word of words?.trim().split(' ') ?? []) {
      if (this.#rules.isWhole(word)) prefixes.add(word)
      else for (let length = 1; length <= Math.min(prefixLength(word), word.length); length++) prefixes.add(word.slice(0, length))
    }
    return prefixes
  }
}

/** A leading character that is no letter or digit gives the kind of the term, and makes the prefix one character longer. */
const SIGNED = /^[^\p{L}\p{N}]/u
const prefixLength = (word: string): number => (SIGNED.test(word) ? PREFIX_LETTERS + 1 : PREFIX_LETTERS)

/** Whether words, separated and surrounded by spaces, include a term: a whole word, or the beginning of a word. */
export const hasTerm = ({ isWhole }: Rules, words: string | null, term: string): boolean =>
  words?.includes(isWhole(term) ? ` ${term} ` : ` ${term}`) ?? false

/** Whether words, separated and surrounded by spaces, meet the further requirements. */
export const meetsRequirements = (rules: Rules, words: string | null, { all = [], groups = [] }: ExtraRequirements): boolean =>
  all.every((term) => hasTerm(rules, words, term)) && groups.every((group) => group.some((term) => hasTerm(rules, words, term)))

/** The index of the class that a rank belongs to. */
export const findClass = ({ classes }: Rules, rank: number): number => classes.findLastIndex((least) => rank >= least)

/** Whether a document meets a condition; its words must be surrounded by spaces. */
export const meetsCondition = (rules: Rules, { words, rank }: ChangedDocument, condition: Condition): boolean =>
  words !== null &&
  meetsRequirements(rules, words, condition) &&
  (condition.lookUps ?? []).every((text) => hasTerm(rules, words, text)) &&
  (condition.classes?.includes(findClass(rules, rank)) ?? true)
