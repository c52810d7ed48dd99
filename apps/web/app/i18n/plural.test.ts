// Plural forms: Russian has three («год», «года», «лет» for years), English two, Chinese one.
import { expect, test } from 'vitest'
import { plural } from './plural.ts'

const years = { one: '# год', few: '# года', many: '# лет', other: '# года' }

test.each([
  [1, '1 год'],
  [2, '2 года'],
  [5, '5 лет'],
  [11, '11 лет'],
  [12, '12 лет'],
  [21, '21 год'],
  [24, '24 года'],
  [112, '112 лет'],
])('%d in Russian', (count, text) => {
  expect(plural('ru', count, years)).toBe(text)
})

test('English has two forms, Chinese one', () => {
  expect(plural('en', 1, { one: '# year', other: '# years' })).toBe('1 year')
  expect(plural('en', 2, { one: '# year', other: '# years' })).toBe('2 years')
  expect(plural('zh-CN', 1, { other: '# 年' })).toBe('1 年')
})
