// Reads files of categories, which staff import, in a worker thread: a file of 1 MB takes long enough to delay other requests.
import { threadLimits } from '../../platform/bounds.ts'
import { refuseField } from '../../platform/errors.ts'
import { createThread, refuseIfThreadLost } from '../../platform/threads/thread.ts'
import type { CategoryLine, readCategories } from './read-categories.ts'

export interface CategoryReader {
  /**
   * Throws `not_a_category_list` and `too_many_categories` as errors of the field `file`. Throws `overloaded` if the thread was stopped
   * because it took too much time or memory, or if too many files wait for it.
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
