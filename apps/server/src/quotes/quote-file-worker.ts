// The worker thread that writes requests with their offers as spreadsheets.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { quoteFile } from './quote-file.ts'

answerTasks(quoteFile)
