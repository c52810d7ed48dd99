// The worker thread that reads lists.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { readList } from './read-list.ts'

answerOrders(readList)
