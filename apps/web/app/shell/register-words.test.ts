// Words that registers give in Russian (statuses, positions) are translated into English and Chinese.
import { MERGED, STATUS_ACTIVE, STATUS_INACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import { searchStatuses } from '@sverka/contract/company-search/company-search.rules'
import { expect, test } from 'vitest'
import { shellMessages } from './shell.messages.ts'

const [english, chinese] = await Promise.all([shellMessages.load('en'), shellMessages.load('zh-CN')])

test.each(['statuses', 'positions'] as const)('%s has the same words in English and Chinese, and none left Russian', (kind) => {
  expect(Object.keys(chinese[kind]).sort()).toEqual(Object.keys(english[kind]).sort())
  for (const word of [...Object.values(chinese[kind]), ...Object.values(english[kind])]) expect(word).not.toMatch(/[а-яё]/i)
})

test('every status that the product itself uses is translated', () => {
  const ownStatuses = new Set([MERGED, STATUS_ACTIVE, STATUS_INACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN, ...searchStatuses])
  expect([...ownStatuses].filter((name) => !(name in english.statuses))).toEqual([])
})
