// Checks whether the answer to a query, computed from the state cached in this process, is still right after later changes of documents, so that no
// answer is older than its query.
import type { Condition } from './conditions.ts'
import { meetsCondition } from './delta.ts'
import type { Searched } from './levels.ts'
import { SegmentDeleted } from './state.ts'
import type { Changes } from './store.ts'
import type { IndexView } from './view.ts'

/** The conditions of a query and its result, found by one or several searches of the same view. */
export interface Answered extends Pick<Searched, 'found' | 'changed'> {
  readonly view: IndexView
  readonly conditions: readonly Condition[]
}

/** False if a change affects the answer. Call it after the index has applied the changes. Throws SegmentDeleted. */
export function isStillValid(answered: Answered, changes: Changes): boolean {
  const { view, conditions } = answered
  const { state, rules } = view.index
  state.confirm(view.generation)
  if (view.isWhole !== view.generation.isWhole || view.hasNewTerm(changes) || isAmongFound(answered, changes)) return false
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

/**
 * Answers from the cached state. If that was out of date, a second attempt uses the updated state, which is newer than the query. If a segment was
 * replaced meanwhile, it starts again.
 */
export async function answerUpToDate<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      const { answer, isCurrent } = await attempt()
      return isCurrent ? answer : (await attempt()).answer
    } catch (error) {
      if (!(error instanceof SegmentDeleted) || attempts === MAX_ATTEMPTS) throw error
    }
  }
}
