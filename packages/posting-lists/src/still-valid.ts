// Checks whether an answer from cached state is still right after later changes, so that no answer is older than its query.
import type { Condition } from './conditions.ts'
import { meetsCondition } from './delta.ts'
import type { Searched } from './levels.ts'
import { SegmentDeleted } from './state.ts'
import type { Changes } from './store.ts'
import type { IndexView } from './view.ts'

/** The query and its result, by one search or several of the same view. */
export interface Answered extends Pick<Searched, 'found' | 'changed'> {
  readonly view: IndexView
  readonly conditions: readonly Condition[]
}

/** False if a change affects the answer. Call it after the index has applied the changes. Throws SegmentDeleted. */
export function isStillValid(answered: Answered, changes: Changes): boolean {
  const { view, conditions } = answered
  const { state, rules } = view.index
  state.confirm(view.generation)
  if (view.isWhole !== view.generation.isWhole || view.isReadOtherwise(changes) || isAmongFound(answered, changes)) return false
  return !changes.changed.some((document) => {
    const words = document.words === null ? null : ` ${document.words} `
    return conditions.some((condition) => meetsCondition(rules, { ...document, words }, condition))
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

/** The most attempts for one query when its segments are replaced meanwhile; replacements are minutes apart. */
const MAX_ATTEMPTS = 4

/** `isCurrent` is false if the cached state was out of date (`isStillValid`); by then it has been updated. */
export interface Attempt<T> {
  readonly answer: T
  readonly isCurrent: boolean
}

/** Answers from the cached state. Asks again if that was out of date, or if a segment was replaced meanwhile. */
export async function answerUpToDate<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { answer, isCurrent } = await attempt()
      return isCurrent ? answer : (await attempt()).answer
    } catch (error) {
      if (!(error instanceof SegmentDeleted) || tries === MAX_ATTEMPTS) throw error
    }
  }
}
