// Price lists are read in a worker thread, and passing the result back does not block the main thread.
import { PRICE_LINES_MAX } from '@sverka/contract/price-lists/price-lists.rules'
import { afterAll, expect, test } from 'vitest'
import { measureLongestBlock } from '../../test/processor-time.ts'
import { createPricesReader } from './prices-reader.ts'

/** Other requests may wait 50 ms at most. */
const MOST_MS = 50

const reader = createPricesReader()
afterAll(() => reader.close())

test('the longest list is returned without blocking the main thread', async () => {
  // Three columns that are recognised and seventeen others, «склад» (warehouse).
  const row = (at: number) => [`SK-${at}`, `Болт М${at}`, at + 1, ...Array.from({ length: 17 }, (_, column) => `склад ${column}`)].join(';')
  const file = Buffer.from(`Артикул;Наименование;Цена\n${Array.from({ length: PRICE_LINES_MAX }, (_, at) => row(at)).join('\n')}`)
  // A first small file, so that starting the thread is not measured.
  await reader.read(Buffer.from('Артикул;Цена\nA;1'), 1)
  const { result, ms } = await measureLongestBlock(MOST_MS, () => reader.read(file, 1))
  expect(ms).toBeLessThan(MOST_MS)
  expect(result.count).toBe(PRICE_LINES_MAX)
})
