// The worker thread that writes lists as files.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { listFile } from './export-list.ts'

answerOrders(listFile)
