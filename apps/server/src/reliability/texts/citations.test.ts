// The legal basis of every factor of the report (law, article) is translated: no citation keeps a Russian word.
import { expect, test } from 'vitest'
import { factors } from '../rules/factor-list.ts'
import { basisText } from './basis.ts'

test.each(['en', 'zh-CN'] as const)('no legal basis of a factor has Cyrillic in %s', (language) => {
  const untranslated = factors.map(({ basis }) => basisText(basis, language)).filter((text) => /\p{Script=Cyrillic}/u.test(text))
  expect(untranslated).toEqual([])
})

test('a Russian reader gets the citation as lawyers write it', () => {
  // Federal law 129 on the registration of legal entities, article 23, item 1, letter «ф».
  expect(basisText('129-ФЗ, ст. 23 п. 1 «ф»', 'ru')).toBe('129-ФЗ, ст. 23 п. 1 «ф»')
  expect(basisText('129-ФЗ, ст. 23 п. 1 «ф»', 'en')).toBe('129-FZ, art. 23 item 1 “f”')
})
