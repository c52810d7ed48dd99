// Chinese texts use one term for one thing: «交易对手» for a counterparty, «税号» for ИНН (taxpayer number), and OGRN (register number) in Latin letters.
import { expect, test } from 'vitest'
import { inLanguage } from '../../language-texts.ts'

const catalogues = import.meta.glob<string>('../**/*.messages.ts', { query: '?raw', import: 'default', eager: true })

/** The Chinese texts by file. */
const chinese = (): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogues).map(([file, text]) => [file, inLanguage(text, 'zh-CN')]))

test('Chinese texts use one term for a counterparty and one for its tax number', () => {
  const texts = chinese()
  // There are many more catalogues than this. The check guards against a pattern that finds no file.
  expect(Object.keys(texts).length).toBeGreaterThan(40)
  // «合作方» is another word for a counterparty. «登记号» and «注册号» (registration number) mean OGRN only in a list of numbers, such as «税号或登记号»
  // (taxpayer or registration number); elsewhere they are numbers of other registers and allowed.
  const forbidden = /合作方|\bINN\b|(?:税号或|、)(?:登记|注册)号/
  expect(Object.keys(texts).filter((file) => forbidden.test(texts[file] ?? ''))).toEqual([])
})
