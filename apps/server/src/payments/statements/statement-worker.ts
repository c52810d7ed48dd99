// The worker thread that reads statements.
import { answerOrders } from '../../platform/threads/answer-orders.ts'
import { readStatement } from './read-statement.ts'

answerOrders(async (bytes: Uint8Array) => readStatement(bytes))
