// The worker thread that reads price lists.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { readOrderStates } from './exchange/read-documents.ts'
import { packPrices } from './pack-lines.ts'
import type { PricesTask } from './prices-reader.ts'
import { readPrices } from './read-prices.ts'

answerTasks(async (task: PricesTask) => {
  // A file of the exchange comes in shared memory, which not everything can read.
  const own = { ...task, file: new Uint8Array(task.file) }
  return 'news' in task ? readOrderStates(own) : packPrices(await readPrices(own))
})
