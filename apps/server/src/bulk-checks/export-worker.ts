// Entry point of the worker thread that writes lists as files.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { listFile } from './export-list.ts'

answerTasks(listFile)
