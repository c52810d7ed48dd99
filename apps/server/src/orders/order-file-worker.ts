// The worker thread that writes orders as spreadsheets.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { orderFile } from './order-file.ts'

answerOrders(orderFile)
