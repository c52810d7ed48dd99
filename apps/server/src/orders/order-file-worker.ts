// Script of a worker thread that writes orders as xlsx files, so that a large one does not delay other requests.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { orderFile } from './order-file.ts'

answerTasks(orderFile)
