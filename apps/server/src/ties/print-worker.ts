// The worker thread that prints as a PDF how the companies of a list are connected by shared heads, founders, addresses and so on.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { printTies } from './print-list.ts'

answerTasks(printTies)
