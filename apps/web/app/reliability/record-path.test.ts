// The path from a finding of the reliability report to its record on a tab of the company card.
import { expect, test } from 'vitest'
import { recordPath } from './record-path.ts'

/** The path on the card of an invented company; `search` is the query of the current URL. */
const path = (tab: string, id: string | null, search = '') =>
  recordPath('5405000061', { tab, id } as Parameters<typeof recordPath>[1], new URLSearchParams(search))

test('the link to a record names tab, record and anchor', () => {
  expect(path('summary', null)).toBe('/counter-parties/5405000061')
  expect(path('arbitration', '7/1')).toBe('/counter-parties/5405000061/arbitration?record=7%2F1#record-7%2F1')
  expect(path('finances', 'taxes-paid')).toBe('/counter-parties/5405000061/finances?view=taxes#record-taxes-paid')
  expect(path('founders', 'list')).toBe('/counter-parties/5405000061/founders#record-list')
})

test('the link keeps the branch, the kind of deal and its sum', () => {
  const kept = 'kpp=290143001&purpose=share&sum=5000&page=3'
  expect(path('founders', 'list', kept)).toBe('/counter-parties/5405000061/founders?purpose=share&kpp=290143001&sum=5000#record-list')
  expect(path('debts', '4', kept)).toBe('/counter-parties/5405000061/debts?record=4&purpose=share&kpp=290143001&sum=5000#record-4')
})
