// The thread that prints papers.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { printOrder } from './print.ts'

answerOrders(printOrder)
