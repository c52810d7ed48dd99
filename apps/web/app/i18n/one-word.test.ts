// One term for one thing: Chinese texts always say «交易对手» and «税号», and write OGRN as in documents.
import { expect, test } from 'vitest'
import { inLanguage } from '../../language-texts.ts'

const catalogues = import.meta.glob<string>('../**/*.messages.ts', { query: '?raw', import: 'default', eager: true })

/** The Chinese texts by file. */
const chinese = (): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogues).map(([file, text]) => [file, inLanguage(text, 'zh-CN')]))

test('Chinese texts call a counter-party and its number by one word each', () => {
  const texts = chinese()
  expect(Object.keys(texts).length).toBeGreaterThan(40)
  // «合作方» for counter-party, the Latin «INN», and «登记号» or «注册号» for OGRN beside a tax number.
  const others = /合作方|\bINN\b|(?:税号或|、)(?:登记|注册)号/
  expect(Object.keys(texts).filter((file) => others.test(texts[file] ?? ''))).toEqual([])
})
