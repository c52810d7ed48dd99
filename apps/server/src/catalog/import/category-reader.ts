// Reads files of categories in a worker thread: one of 1 MB takes long enough to delay other requests.
import { threadLimits } from '../../platform/bounds.ts'
import { refuseField } from '../../platform/errors.ts'
import { createThread, refuseIfThreadLost } from '../../platform/threads/thread.ts'
import type { CategoryLine, readCategories } from './read-categories.ts'

export interface CategoryReader {
  /**
   * Throws `not_a_category_list` and `too_many_categories` for the field `file`, and `overloaded` where the reading was stopped or too
   * many files wait.
   */
  read(bytes: Uint8Array, staffId: number): Promise<CategoryLine[]>
  close(): Promise<void>
}

export function createCategoryReader(): CategoryReader {
  const script = new URL('./category-worker.ts', import.meta.url)
  const thread = createThread<Uint8Array, ReturnType<typeof readCategories>>(script, threadLimits.readCategories)
  return {
    read: async (bytes, staffId) => {
      const read = await thread.run(bytes, staffId).catch(refuseIfThreadLost)
      return 'fault' in read ? refuseField('file', read.fault) : read
    },
    close: () => thread.close(),
  }
}
