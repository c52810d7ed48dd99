// The worker thread that writes a table of a seller's money as a file.
import { answerTasks } from '../platform/threads/answer-tasks.ts'
import { presentEntry } from './money-entry.ts'
import { moneyCsv, moneyXlsx } from './money-file.ts'
import type { MoneyTable } from './money-table.ts'

answerTasks(async ({ rows, count, format }: MoneyTable): Promise<Uint8Array> => {
  const entries = rows.map(presentEntry)
  return format === 'csv' ? moneyCsv(entries, { count }) : moneyXlsx(entries, { count })
})
