// Tests for the text of a quick order: each pasted line with an article number and a quantity is read without guessing, or reported as unread.
import { expect, test } from 'vitest'
import { readQuickLines } from './quick-order.rules.ts'

test.each([
  ['BOLT-12 100', { article: 'BOLT-12', quantity: 100 }],
  ['BOLT-12\t100', { article: 'BOLT-12', quantity: 100 }],
  ['BOLT-12;Болт М12;1 000', { article: 'BOLT-12', quantity: 1000 }],
  ['"СТ 1";"5"', { article: 'СТ 1', quantity: 5 }],
  ['СТ 1 А', { article: 'СТ 1 А', quantity: 1 }],
  ['СТ 1 7', { article: 'СТ 1', quantity: 7 }],
  ['\ufeffBOLT-12', { article: 'BOLT-12', quantity: 1 }],
])('%j is one line', (text, line) => {
  expect(readQuickLines(text)).toEqual({ lines: [line], unread: [] })
})

// An article has at most 64 characters, and a quantity is from 1 to 999,999.
test.each(['BOLT;0', 'BOLT;-5', 'BOLT;1,5', 'BOLT;много', `${'x'.repeat(65)} 5`, 'BOLT;1000000'])('%j is reported as unread', (line) => {
  expect(readQuickLines(`${line}\r\nNUT 2`)).toEqual({ lines: [{ article: 'NUT', quantity: 2 }], unread: [line] })
})

test('a repeated article has the sum of its quantities', () => {
  expect(readQuickLines('bolt 2\nNUT 1\nBOLT 3').lines).toEqual([
    { article: 'bolt', quantity: 5 },
    { article: 'NUT', quantity: 1 },
  ])
})

test.each(['Артикул;Название;Количество', '\ufeff"Артикул"\t"Кол-во, шт"', 'Код Количество', 'SKU;Qty', '货号;数量'])(
  'a first line of headings is passed over (%j)',
  (heading) => {
    expect(readQuickLines(`${heading}\r\nBOLT-12;5`)).toEqual({ lines: [{ article: 'BOLT-12', quantity: 5 }], unread: [] })
  },
)

test('headings further down and first lines with figures are reported as unread', () => {
  const unread = ['Код-7;Количество', 'Артикул;Количество']
  expect(readQuickLines(unread.join('\n'))).toEqual({ lines: [], unread })
})
