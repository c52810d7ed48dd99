// The worker thread that reads price lists.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { readNews } from './exchange/read-documents.ts'
import { packPrices } from './line-pieces.ts'
import type { PricesTask } from './prices-reader.ts'
import { readPrices } from './read-prices.ts'

answerTasks(async (task: PricesTask) => ('news' in task ? readNews(task) : packPrices(await readPrices(task))))
