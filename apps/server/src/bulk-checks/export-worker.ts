// Entry point of the worker thread that writes bulk checks (lists of checked companies) as table files for download.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { listFile } from './export-list.ts'

answerTasks(listFile)
