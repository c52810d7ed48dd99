// Every Russian word of the registers has a translation in both other languages.
import { MERGED, STATUS_ACTIVE, STATUS_INACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import { searchStatuses } from '@sverka/contract/company-search/company-search.rules'
import { expect, test } from 'vitest'
import { shellMessages } from './shell.messages.ts'

const [english, chinese] = await Promise.all([shellMessages.load('en'), shellMessages.load('zh-CN')])

test.each(['statuses', 'positions'] as const)('%s has the same words in English and Chinese, and none left Russian', (kind) => {
  expect(Object.keys(chinese[kind]).sort()).toEqual(Object.keys(english[kind]).sort())
  for (const word of [...Object.values(chinese[kind]), ...Object.values(english[kind])]) expect(word).not.toMatch(/[а-яё]/i)
})

test('the list has every status of ours', () => {
  const known = new Set([MERGED, STATUS_ACTIVE, STATUS_INACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN, ...searchStatuses])
  expect([...known].filter((name) => !(name in english.statuses))).toEqual([])
})
