// Tests which of a few documents of a segment have certain terms, by the posting lists of the terms.
import type { ExtraRequirements } from './conditions.ts'
import type { PostingList } from './lists.ts'
import type { Budget } from './search.ts'
import { type Bits, intersectBits, SmallSet } from './small-set.ts'
import type { IndexView } from './view.ts'

export class Sifting {
  /** The documents that are tested. */
  readonly few: SmallSet
  readonly #view: IndexView
  readonly #segment: number

  constructor(view: IndexView, segment: number, documentIds: Uint32Array) {
    this.few = new SmallSet(documentIds)
    this.#view = view
    this.#segment = segment
  }

  /** Reads the chunks of these terms' lists that `meeting` needs; false if the budget was used up. Throws SegmentDeleted. */
  async read(terms: readonly string[], budget: Budget): Promise<boolean> {
    const wanted = this.few.missing(terms.map(this.#list))
    if (wanted.length === 0) return true
    return await ranWithinBudget(budget, () => {
      budget.expect()
      return this.#view.readChunks(wanted)
    })
  }

  /** Those of the documents that meet the further requirements; the lists must have been read. */
  meeting(documents: Bits, { all = [], groups = [] }: ExtraRequirements): Bits {
    const met = documents.slice()
    for (const term of all) intersectBits(met, this.few.findIn(this.#list(term)))
    for (const group of groups) intersectBits(met, this.few.findInAny(group.map(this.#list)))
    return met
  }

  readonly #list = (term: string): PostingList => this.#view.list(this.#segment, term)
}

/** Runs the work; false if the budget was used up, and other errors are thrown. */
export async function ranWithinBudget(budget: Budget, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!budget.isTimeOut(error)) throw error
    return false
  }
}
