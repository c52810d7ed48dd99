// Titles of a trademark's sections are translated for the reader.
import { expect, test } from 'vitest'
import { recordTabMessages } from '../record-tab.messages.ts'

/** As the source writes them: class 29 of the Nice classification (МКТУ), holder, unprotected elements; the last one («other») is unknown. */
const TITLES = ['Класс МКТУ 29', 'Правообладатель', 'Неохраняемые элементы', 'Прочее']

test.each([
  ['ru', TITLES],
  ['en', ['Nice class 29', 'Holder', 'Unprotected elements', 'Прочее']],
  ['zh-CN', ['尼斯分类第29类', '权利人', '不受保护的要素', 'Прочее']],
] as const)('in %s recognized titles are translated and others are unchanged', async (locale, titles) => {
  const { markSection } = await recordTabMessages.load(locale)
  expect(TITLES.map(markSection)).toEqual(titles)
})
