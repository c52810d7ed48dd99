// Texts of the filters above the feed of changes of watched companies.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const eventFilterMessages = defineTexts({
  importance: { ru: 'Важность', en: 'Importance', zh: '重要程度' },
  important: { ru: 'Важные', en: 'Important', zh: '重要' },
  period: { ru: 'Когда', en: 'When', zh: '时间' },
  always: { ru: 'За всё время', en: 'Any time', zh: '全部时间' },
  lastDays: {
    ru: (count: number) =>
      count === 1 ? 'За сутки' : `За ${plural('ru', count, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })}`,
    en: (count: number) => (count === 1 ? 'Last 24 hours' : `Last ${count} days`),
    zh: (count: number) => `最近 ${count} 天`,
  },
  everyCompany: { ru: 'Все компании', en: 'All companies', zh: '全部企业' },
  nothingFound: {
    ru: 'Под эти условия изменений нет.',
    en: 'No changes match these conditions.',
    zh: '没有符合条件的变更。',
  },
})
