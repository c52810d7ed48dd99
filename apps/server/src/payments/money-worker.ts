// The worker thread that writes tables of sellers' money.
import { answerOrders } from '../platform/threads/answer-orders.ts'
import { presentEntry } from './money-entry.ts'
import { moneyCsv, moneyXlsx } from './money-file.ts'
import type { MoneyTable } from './money-table.ts'

answerOrders(async ({ rows, count, format }: MoneyTable): Promise<Uint8Array> => {
  const entries = rows.map(presentEntry)
  return format === 'csv' ? moneyCsv(entries, { count }) : moneyXlsx(entries, { count })
})
