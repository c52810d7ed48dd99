// The worker thread that reads price lists.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { packPrices } from './line-pieces.ts'
import { readPrices } from './read-prices.ts'

answerOrders(async (order: { readonly file: Uint8Array }) => packPrices(await readPrices(order)))
