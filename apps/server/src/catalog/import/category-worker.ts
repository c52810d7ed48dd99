// The script of the worker thread that reads files of categories: receives the bytes of a file, answers with its rows or a fault.
import { answerTasks } from '../../platform/threads/answer-tasks.ts'
import { readCategories } from './read-categories.ts'

answerTasks(async (bytes: Uint8Array) => readCategories(bytes))
