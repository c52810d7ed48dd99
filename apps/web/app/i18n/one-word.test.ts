// A thing has one name: a reader of Chinese meets «交易对手» and «税号» everywhere, and OGRN as it stands on papers.
import { expect, test } from 'vitest'

const texts = import.meta.glob<string>('../**/messages/**/zh-CN.ts', { query: '?raw', import: 'default', eager: true })

test('Chinese texts call a counter-party and its number by one word each', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(40)
  const others = /合作方|\bINN\b|(?:税号或|、)(?:登记|注册)号/
  expect(Object.keys(texts).filter((file) => others.test(texts[file] ?? ''))).toEqual([])
})
