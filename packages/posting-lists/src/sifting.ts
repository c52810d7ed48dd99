// Tests which of a few documents of a segment (a part of the index) have certain terms. A posting list holds the ids of all documents with a term.
// For a few documents only those chunks of the lists are read in which their ids can be.
import type { ExtraRequirements } from './conditions.ts'
import type { PostingList } from './lists.ts'
import type { Budget } from './search.ts'
import { type Bits, intersectBits, SmallSet } from './small-set.ts'
import type { IndexView } from './view.ts'

/** The test of a few candidate documents of one segment: call `read`, then `filter` for each set of requirements. */
export class Sifting {
  /** The documents that are tested. */
  readonly candidates: SmallSet
  readonly #view: IndexView
  readonly #segment: number

  constructor(view: IndexView, segment: number, documentIds: Uint32Array) {
    this.candidates = new SmallSet(documentIds)
    this.#view = view
    this.#segment = segment
  }

  /**
   * Reads the chunks of these terms' lists that `filter` needs. `budget`: the processor time and the total time that the query may take; false if it
   * was used up. Throws SegmentDeleted if the segment was replaced meanwhile.
   */
  async read(terms: readonly string[], budget: Budget): Promise<boolean> {
    const wanted = this.candidates.missing(terms.map(this.#list))
    if (wanted.length === 0) return true
    return await ranWithinBudget(budget, () => {
      // Throws if the budget is used up already.
      budget.expect()
      return this.#view.readChunks(wanted)
    })
  }

  /**
   * Those of the documents that also meet requirements beside the condition by which they were found: they have every term of `all`, and at least one
   * term of each group. The lists must have been read.
   */
  filter(documents: Bits, { all = [], groups = [] }: ExtraRequirements): Bits {
    const met = documents.slice()
    for (const term of all) intersectBits(met, this.candidates.findIn(this.#list(term)))
    for (const group of groups) intersectBits(met, this.candidates.findInAny(group.map(this.#list)))
    return met
  }

  readonly #list = (term: string): PostingList => this.#view.list(this.#segment, term)
}

/** Runs the work of a query; false if the work threw because the query's time budget was used up. Other errors are thrown on. */
export async function ranWithinBudget(budget: Budget, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!budget.isTimeOut(error)) throw error
    return false
  }
}
