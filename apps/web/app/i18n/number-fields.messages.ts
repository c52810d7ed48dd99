// Labels of those fields of a product that are whole numbers, for its form, the item page, price lists and staff.
import type { WholeNumberField } from '@sverka/contract/products/products.rules'
import { defineTexts, type Translated } from './catalogue.ts'

export const numberFieldMessages = defineTexts({
  vat_rate: { ru: 'НДС', en: 'VAT', zh: '增值税' },
  // Unit and country are stored as numeric codes of Russian classifiers.
  unit: { ru: 'Единица измерения', en: 'Unit', zh: '计量单位' },
  min_quantity: { ru: 'Наименьшее количество', en: 'Minimum quantity', zh: '最小数量' },
  // The quantity sold must be a multiple of this number.
  multiple: { ru: 'Кратность', en: 'Sold in packs of', zh: '倍数' },
  lead_days: { ru: 'Срок отгрузки, дней', en: 'Ships in, days', zh: '发货天数' },
  country: { ru: 'Страна происхождения', en: 'Country of origin', zh: '原产国' },
} satisfies Record<WholeNumberField, Translated<string>>)
