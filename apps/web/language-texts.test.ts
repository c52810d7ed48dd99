// The build keeps one language of a catalogue a module, and nothing of the others.
import { expect, test } from 'vitest'
import { asCatalogue, inLanguage } from './language-texts.ts'

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

test('a language has its own texts, with what they use, and no other', () => {
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

test('the catalogue itself has no text, only the way to each language', () => {
  const made = asCatalogue(CATALOGUE, 'cart')
  expect(made).toContain("import { defineCatalogue } from '../i18n/catalogue.ts'")
  expect(made).toContain('export const cartMessages = defineCatalogue({')
  expect(made).toContain("'zh-CN': () => import('./messages/zh-CN.ts?texts=cart')")
  expect(made).not.toMatch(/Корзина|Cart'|购物车/)
})

test('a catalogue that the build cannot read stops it', () => {
  expect(() => asCatalogue('export const cartMessages = 1', 'cart')).toThrow('defineTexts')
})
