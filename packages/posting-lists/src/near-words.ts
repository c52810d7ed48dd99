// Words that differ from a given word by a few typing errors: those of a dictionary, or all possible ones.

/** In letters. A longer word that is looked for is cut to this length; longer words of the dictionary are never near. */
const MAX_WORD_LENGTH = 32

/**
 * Those words of the dictionary (ascending, separated by spaces) that are at most `most` errors away from `word`. An error is a letter wrong,
 * missing, added or swapped with its neighbour. A common beginning of words is compared once, and words whose beginning is already too far away are
 * skipped.
 */
export function nearWords(dictionary: string, word: string, most: number): string[] {
  const table = new Distances(word.slice(0, MAX_WORD_LENGTH), most)
  const near: string[] = []
  for (let from = 0; from < dictionary.length; ) {
    const end = dictionary.indexOf(' ', from)
    const to = end < 0 ? dictionary.length : end
    if (to > from && table.isNear(dictionary, from, to)) near.push(dictionary.slice(from, to))
    from = to + 1
  }
  return near
}

/** Edit distances between the prefixes of a word and those of the last compared word, one row per letter of the latter. */
class Distances {
  readonly #word: string
  readonly #most: number
  readonly #rows: Uint8Array[]
  /** The smallest distance in each row. */
  readonly #least = new Uint8Array(MAX_WORD_LENGTH + 1)
  /** Where the last compared word begins in the dictionary. */
  #last = 0
  /** How many of its letters have rows. */
  #known = 0
  /** After how many letters it was too far away; infinite if it was not. */
  #dead = Infinity

  constructor(word: string, most: number) {
    this.#word = word
    this.#most = most
    this.#rows = Array.from({ length: MAX_WORD_LENGTH + 1 }, () => new Uint8Array(word.length + 1))
    for (let i = 0; i <= word.length; i++) this.#row(0)[i] = i
  }

  isNear(text: string, from: number, to: number): boolean {
    const length = Math.min(to - from, MAX_WORD_LENGTH)
    let shared = 0
    while (shared < this.#known && shared < length && text.charCodeAt(this.#last + shared) === text.charCodeAt(from + shared)) shared++
    this.#last = from
    if (shared >= this.#dead) return false
    this.#dead = Infinity
    this.#known = shared
    while (this.#known < length) {
      this.#fill(text, from, this.#known + 1)
      this.#known++
      // A swap of neighbours is computed from the row before the last, so both rows must be too far away.
      if (Math.min(this.#least[this.#known] ?? 0, this.#least[this.#known - 1] ?? 0) > this.#most) {
        this.#dead = this.#known
        return false
      }
    }
    return to - from <= MAX_WORD_LENGTH && (this.#row(length)[this.#word.length] ?? Infinity) <= this.#most
  }

  #fill(text: string, from: number, at: number): void {
    const [row, before, earlier] = [this.#row(at), this.#row(at - 1), at > 1 ? this.#row(at - 2) : null]
    const word = this.#word
    const [letter, previous] = [text.charCodeAt(from + at - 1), text.charCodeAt(from + at - 2)]
    let least = at
    row[0] = at
    for (let i = 1; i <= word.length; i++) {
      const own = word.charCodeAt(i - 1)
      let distance = Math.min((row[i - 1] ?? 0) + 1, (before[i] ?? 0) + 1, (before[i - 1] ?? 0) + (own === letter ? 0 : 1))
      if (earlier && i > 1 && own === previous && word.charCodeAt(i - 2) === letter)
        distance = Math.min(distance, (earlier[i - 2] ?? 0) + 1)
      row[i] = distance
      least = Math.min(least, distance)
    }
    this.#least[at] = least
  }

  #row(at: number): Uint8Array {
    return this.#rows[at] ?? new Uint8Array()
  }
}

/**
 * All words one error away: a letter of the alphabet in place of another, a letter missing, added, or swapped with its neighbour. The first letter of
 * the word is only replaced, or another one put before it.
 */
export function oneErrorAway(word: string, alphabet: string): Set<string> {
  const found = new Set<string>()
  for (const letter of alphabet) {
    found.add(letter + word.slice(1))
    found.add(letter + word)
  }
  for (let i = 1; i <= word.length; i++) {
    const before = word.slice(0, i)
    const after = word.slice(i + 1)
    found.add(before + after)
    if (i + 1 < word.length) found.add(before + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2))
    for (const letter of alphabet) {
      found.add(before + letter + after)
      found.add(before + letter + word.slice(i))
    }
  }
  found.delete(word)
  return found
}
