// Names on a card: companies, people and sole traders each in their own way.
import { expect, test } from 'vitest'
import { traderName } from './readable-company.ts'

test('a sole trader keeps the letters before the name', () => {
  expect(traderName('ИП НЕБЫЛИЦЫН ТИМУР АДАМОВИЧ', 'НЕБЫЛИЦЫН ТИМУР АДАМОВИЧ')).toBe('ИП Небылицын Тимур Адамович')
  expect(traderName('ИП', null)).toBe('ИП')
})
