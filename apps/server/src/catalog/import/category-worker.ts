// The worker thread that reads files of categories.
import { answerOrders } from '../../platform/threads/answer-orders.ts'
import { readCategories } from './read-categories.ts'

answerOrders(async (bytes: Uint8Array) => readCategories(bytes))
