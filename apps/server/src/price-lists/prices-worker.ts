// The worker thread that reads price lists.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { readPrices } from './read-prices.ts'

answerOrders(readPrices)
