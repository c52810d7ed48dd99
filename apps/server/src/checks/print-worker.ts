// The thread that prints papers.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { printPaper } from './print.ts'

answerOrders(printPaper)
