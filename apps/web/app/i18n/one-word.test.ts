// A thing has one name: a reader of Chinese meets «交易对手» and «税号» everywhere, and OGRN as it stands on papers.
import { expect, test } from 'vitest'
import { inLanguage } from '../../language-texts.ts'

const files = import.meta.glob<string>('../**/messages/**/zh-CN.ts', { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('../**/*.messages.ts', { query: '?raw', import: 'default', eager: true })

/** The Chinese texts by the file that they stand in. */
function chinese(): Record<string, string> {
  const side = Object.entries(catalogues).filter(([, text]) => text.includes('defineTexts('))
  return { ...files, ...Object.fromEntries(side.map(([file, text]) => [file, inLanguage(text, 'zh-CN')])) }
}

test('Chinese texts call a counter-party and its number by one word each', () => {
  const texts = chinese()
  expect(Object.keys(texts).length).toBeGreaterThan(40)
  const others = /合作方|\bINN\b|(?:税号或|、)(?:登记|注册)号/
  expect(Object.keys(texts).filter((file) => others.test(texts[file] ?? ''))).toEqual([])
})
