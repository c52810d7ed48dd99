// Whether an answer that was found by what the process knew still holds after what changed meanwhile.
import type { Changes } from '../index/changes.ts'
import { meets } from '../index/delta.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isAmongFound } from './page.ts'
import type { SearchAnswer } from './search-answer.ts'

/** False if anything changed that may belong into one of the answers, or no longer does. Throws SegmentGone. */
export function stillHolds({ state }: SearchIndex, answers: readonly SearchAnswer[], changes: Changes): boolean {
  return answers.every((answer) => {
    const { view } = answer
    if (!view) return true
    state.confirm(view.generation)
    return view.isWhole === view.generation.isWhole && !view.isReadOtherwise(changes) && !isTouched(answer, changes)
  })
}

/** Whether a company that changed is among what was found, or belongs there. */
const isTouched = ({ page, conditions }: SearchAnswer, changes: Changes): boolean =>
  isAmongFound(page, changes) ||
  (changes.delta ?? []).some(([companyId, version, rank, inn, ogrn, words]) =>
    conditions.some((condition) => meets({ companyId, version, rank, inn, ogrn, words: words && ` ${words} ` }, condition)),
  )
