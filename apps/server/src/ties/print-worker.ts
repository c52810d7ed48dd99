// The worker thread that prints the ties of lists.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { printTies } from './print-list.ts'

answerOrders(printTies)
