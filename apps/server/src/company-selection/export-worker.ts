// The worker thread that writes selections of companies as files: each task is a table, its answer the content of the file.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { selectionFile } from './export-selection.ts'

answerTasks(selectionFile)
