// The script of the worker thread that reads price lists, and states of orders from 1С (the seller's accounting program).
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { readOrderStates } from './exchange/read-documents.ts'
import { packPrices } from './pack-lines.ts'
import type { PricesTask } from './prices-reader.ts'
import { readPrices } from './read-prices.ts'

answerTasks(async (task: PricesTask) => {
  // A file from 1С comes in shared memory, which some functions, such as `TextDecoder`, do not accept: it is copied.
  const own = { ...task, file: new Uint8Array(task.file) }
  return 'orderStates' in task ? readOrderStates(own) : packPrices(await readPrices(own))
})
