// The build makes a module for each language of a catalogue (a file of texts with three languages side by side), without the other languages.
import { expect, test } from 'vitest'
import { asCatalogue, inLanguage } from './language-texts.ts'

/** The code of a catalogue: texts, functions with a number, and a constant that they use. */
const CATALOGUE = `// Texts of the cart.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

const dash = '—'

export const cartMessages = defineTexts({
  title: { ru: 'Корзина', en: 'Cart', zh: '购物车' },
  states: { paid: { ru: 'Оплачен', en: 'Paid', zh: '已付款' } },
  goods: { ru: (count: number) => plural('ru', count, { one: '# товар' }), en: (count: number) => \`\${count} \${dash}\`, zh: () => '件' },
  keys: [['P', { ru: 'оплатить', en: 'pay', zh: '支付' }]],
})
`

test('a bundle of one language has its own texts, with what they use, and no other', () => {
  const russian = inLanguage(CATALOGUE, 'ru')
  expect(russian).toContain(`export const messages = {
  title: 'Корзина',
  states: { paid: 'Оплачен' },
  goods: (count: number) => plural('ru', count, { one: '# товар' }),
  keys: [['P', 'оплатить']],
}`)
  expect(russian).toContain("import { plural } from '../i18n/plural.ts'")
  expect(russian).toContain("const dash = '—'")
  expect(russian).not.toMatch(/defineTexts|Cart|购物车/)
  expect(inLanguage(CATALOGUE, 'zh-CN')).toContain("states: { paid: '已付款' }")
})

/** A catalogue that includes texts of another one, and a constant that differs by language. */
const REPORT = `// Texts of a report.
import { defineTexts } from '../i18n/catalogue.ts'
import type { Kind } from './kinds.ts'
import { cardMessages } from './card.messages.ts'

const years = { ru: (count: number) => \`\${count} лет\`, en: (count: number) => \`\${count} years\` }

export const reportMessages = defineTexts({
  ...cardMessages.texts,
  name: cardMessages.texts.names.report,
  long: cardMessages.texts.names['long-report'],
  age: { ru: (count: number) => years.ru(count), en: (count: number) => years.en(count), zh: (count: number) => \`\${count} 年\` },
})
`

test('texts imported from another catalogue come in the same language', () => {
  const english = inLanguage(REPORT, 'en')
  expect(english).toContain("import { messages as cardMessages } from './messages/en.ts?texts=card'")
  expect(english).toContain("...cardMessages,\n  name: cardMessages.names.report,\n  long: cardMessages.names['long-report'],")
})

test('a constant beside the texts is kept in one language, or left out', () => {
  const english = inLanguage(REPORT, 'en')
  expect(english).toContain('const years = (count: number) =>')
  expect(english).toContain('age: (count: number) => years(count)')
  expect(english).toContain(' years`')
  expect(english).not.toMatch(/лет|年/)
  expect(inLanguage(REPORT, 'zh-CN')).not.toContain('years')
})

test('Russian imported from elsewhere comes from there, its translations from the catalogue', () => {
  const errors = `import { defineTranslations } from './catalogue.ts'
import { errors } from './errors.ts'

export const errorMessages = defineTranslations(inRussian(errors), { late: { en: 'Too late', zh: '太晚' } })
`
  expect(inLanguage(errors, 'ru')).toContain('export const messages = inRussian(errors)\n')
  expect(inLanguage(errors, 'en')).toContain("export const messages = { late: 'Too late' }\n")
  expect(asCatalogue(errors, 'errors')).toContain('export const errorMessages = /* @__PURE__ */ defineCatalogue({')
})

test('translations that include those of another catalogue read them in the same language', () => {
  const errors = `import { defineTranslations } from './catalogue.ts'
import { fieldErrorMessages } from './field-errors.messages.ts'

export const errorMessages = defineTranslations(russian, { late: { en: 'Too late', zh: '太晚' }, ...fieldErrorMessages.texts })
`
  const english = inLanguage(errors, 'en')
  expect(english).toContain("import { messages as fieldErrorMessages } from './messages/en.ts?texts=field-errors'")
  expect(english).toContain("export const messages = { late: 'Too late', ...fieldErrorMessages }\n")
})

test('a part whose Russian is in another table becomes that table, or its translations', () => {
  const report = `import { defineTexts, translated } from '../i18n/catalogue.ts'
import { russian } from './russian.rules.ts'

export const reportMessages = defineTexts({
  states: translated(russian.states, { found: { en: 'found', zh: '已发现' } }),
  terms: translated<string>({}, { апелляция: { en: 'appeal', zh: '上诉审' } }),
})
`
  expect(inLanguage(report, 'ru')).toContain('export const messages = {\n  states: russian.states,\n  terms: {},\n}')
  expect(inLanguage(report, 'en')).toContain("states: { found: 'found' },\n  terms: { апелляция: 'appeal' },")
  expect(inLanguage(report, 'zh-CN')).not.toMatch(/translated|appeal/)
})

test('the catalogue itself has no text, only an import for each language', () => {
  const code = asCatalogue(CATALOGUE, 'cart')
  expect(code).toContain("import { defineCatalogue } from '../i18n/catalogue.ts'")
  expect(code).toContain('export const cartMessages = /* @__PURE__ */ defineCatalogue({')
  expect(code).toContain("'zh-CN': () => import('./messages/zh-CN.ts?texts=cart')")
  expect(code).not.toMatch(/Корзина|Cart'|购物车/)
})

test('a catalogue that the build cannot read stops it', () => {
  expect(() => asCatalogue('export const cartMessages = 1', 'cart')).toThrow('defineTexts')
})
