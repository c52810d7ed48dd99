// Entry point of the worker thread that writes a buyer's request for prices with its offers as a spreadsheet for download.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { quoteFile } from './quote-file.ts'

answerTasks(quoteFile)
