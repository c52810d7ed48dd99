// Heads of companies side by side read as people write them.

import { expect, test } from 'vitest'
import { readableHead } from './comparison-rows.tsx'

test.each([
  ['ЛЬНОЗВОНОВ ИВАН ВАСИЛЬЕВИЧ', 'Льнозвонов Иван Васильевич'],
  ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "СВЕТОПУТЬ"', 'ООО «Светопуть»'],
])('%s', (name, readable) => {
  expect(readableHead(name)).toBe(readable)
})
