// The worker thread that reads price lists.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { readNews } from './exchange/read-documents.ts'
import { packPrices } from './line-pieces.ts'
import type { PricesOrder } from './prices-reader.ts'
import { readPrices } from './read-prices.ts'

answerOrders(async (order: PricesOrder) => ('news' in order ? readNews(order) : packPrices(await readPrices(order))))
