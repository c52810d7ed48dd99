// Texts of the section «Условия для компаний» (terms for companies) in the form of a product.
import type { TypedNumberField } from '@sverka/contract/products/products.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { numberFieldMessages } from '../i18n/number-fields.messages.ts'

export const termsMessages = defineTexts({
  title: { ru: 'Условия для компаний', en: 'Terms for companies', zh: '企业采购条件' },
  hint: {
    ru: 'Всё необязательно. Цена указана за единицу измерения.',
    en: 'Everything here is optional. The price is per unit.',
    zh: '均为选填。价格按计量单位计算。',
  },
  ...numberFieldMessages.texts,
  // The unit of a product whose seller chooses none.
  usualUnit: {
    product: { ru: 'Штука', en: 'Piece', zh: '件' },
    service: { ru: 'Условная единица', en: 'Conventional unit', zh: '约定单位' },
  },
  none: { ru: 'Не выбрано', en: 'Not chosen', zh: '未选择' },
  hints: {
    multiple: { ru: 'Сколько в упаковке', en: 'How many in a pack', zh: '每包数量' },
    lead_days: { ru: 'После оплаты', en: 'After payment', zh: '付款后' },
  } as { readonly [Field in TypedNumberField]?: Translated<string> },
  // `place` is the number of the price step, from 1.
  from: {
    ru: (place: number) => `Ступень ${place}: от какого количества`,
    en: (place: number) => `Step ${place}: from quantity`,
    zh: (place: number) => `第 ${place} 档：起始数量`,
  },
  stepPrice: {
    ru: (place: number) => `Ступень ${place}: цена, ₽`,
    en: (place: number) => `Step ${place}: price, ₽`,
    zh: (place: number) => `第 ${place} 档：价格，₽`,
  },
  dropStep: {
    ru: (place: number) => `Убрать ступень ${place}`,
    en: (place: number) => `Remove step ${place}`,
    zh: (place: number) => `移除第 ${place} 档`,
  },
  addStep: { ru: 'Добавить цену от количества', en: 'Add a quantity price', zh: '添加数量价格' },
})
