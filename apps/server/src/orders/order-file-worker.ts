// The worker thread that writes orders as spreadsheets.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { orderFile } from './order-file.ts'

answerTasks(orderFile)
