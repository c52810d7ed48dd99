// Whether an answer that was found by what a process knew still holds after what changed meanwhile, so that none is older than its question.
import type { Condition } from './conditions.ts'
import { meets } from './delta.ts'
import type { Searched } from './levels.ts'
import { SegmentGone } from './state.ts'
import type { Changes } from './store.ts'
import type { IndexView } from './view.ts'

/** What was asked and found, whether by one search or several of the same view. */
export interface Answered extends Pick<Searched, 'found' | 'changed'> {
  readonly view: IndexView
  readonly conditions: readonly Condition[]
}

/** False if anything changed that may belong into the answer, or no longer does. To be asked once the index has taken the changes over. Throws SegmentGone. */
export function stillHolds(answered: Answered, changes: Changes): boolean {
  const { view, conditions } = answered
  const { state, rules } = view.index
  state.confirm(view.generation)
  if (view.isWhole !== view.generation.isWhole || view.isReadOtherwise(changes) || isAmongFound(answered, changes)) return false
  return !changes.changed.some((document) => {
    const words = document.words === null ? null : ` ${document.words} `
    return conditions.some((condition) => meets(rules, { ...document, words }, condition))
  })
}

function isAmongFound({ found, changed }: Answered, changes: Changes): boolean {
  const isFound = (segment: number, documentId: number) =>
    found.some((one) => one.segment === segment && one.levels.some((level) => level.includes(documentId)))
  return (
    changes.tombstones.some(([segment, documentId]) => isFound(segment, documentId)) ||
    changes.changed.some(({ key }) => changed.keys.has(key))
  )
}

/** How often a question is asked at most when the segments are replaced under it, which happens minutes apart. */
const MOST_TRIES = 4

/** `holds` is false where what the process knew of the index was out of date (`stillHolds`); it is not any more. */
export interface Attempt<T> {
  readonly answer: T
  readonly holds: boolean
}

/** Answers by what the process knows of the index. Asks again if that was out of date, or if a segment was replaced meanwhile. */
export async function upToDate<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { answer, holds } = await attempt()
      return holds ? answer : (await attempt()).answer
    } catch (error) {
      if (!(error instanceof SegmentGone) || tries === MOST_TRIES) throw error
    }
  }
}
