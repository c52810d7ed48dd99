// The worker thread that prints the ties of lists.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { printTies } from './print-list.ts'

answerTasks(printTies)
