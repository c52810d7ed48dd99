// Texts of the filters above the lists of a company card's tabs.
import { defineTexts } from '../i18n/catalogue.ts'

export const filterBarMessages = defineTexts({
  filters: { ru: 'Отбор', en: 'Filters', zh: '筛选' },
  from: { ru: 'Период с', en: 'From', zh: '起始日期' },
  to: { ru: 'по', en: 'to', zh: '截止日期' },
  show: { ru: 'Показать', en: 'Show', zh: '显示' },
  sumWrong: {
    ru: 'Целое число рублей: только цифры, без пробелов и знаков.',
    en: 'A whole number of rubles: digits only, without spaces or signs.',
    zh: '整数卢布：仅限数字，不带空格和符号。',
  },
  reset: { ru: 'Сбросить', en: 'Reset', zh: '重置' },
  all: { ru: 'Все', en: 'All', zh: '全部' },
})
