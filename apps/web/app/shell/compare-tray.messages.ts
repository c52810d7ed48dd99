// Texts of the comparison tray, which shows how many companies are chosen to be compared.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const trayMessages = defineTexts({
  title: { ru: 'Отобраны для сравнения', en: 'Chosen for comparison', zh: '已选对比' },
  compare: {
    ru: (count: number) =>
      `К сравнению: ${plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компаний' })}`,
    en: (count: number) => `Compare: ${plural('en', count, { one: '# company', other: '# companies' })}`,
    zh: (count: number) => `前往对比：${count} 家企业`,
  },
  clear: { ru: 'Очистить сравнение', en: 'Clear the comparison', zh: '清空对比' },
})
