// The worker thread that prints reports.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { runPrintTask } from './print.ts'

answerTasks(runPrintTask)
