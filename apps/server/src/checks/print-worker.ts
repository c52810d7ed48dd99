// Script of the worker thread that prints reports on companies as PDF and xlsx, so that other requests do not wait.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { runPrintTask } from './print.ts'

answerTasks(runPrintTask)
