// The worker thread that reads files of categories.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { readCategories } from './read-categories.ts'

answerTasks(async (bytes: Uint8Array) => readCategories(bytes))
