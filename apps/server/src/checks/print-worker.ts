// The worker thread that prints reports.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { printOrder } from './print.ts'

answerOrders(printOrder)
