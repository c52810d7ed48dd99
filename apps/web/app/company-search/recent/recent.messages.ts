// Texts of the list of recently opened companies under an empty search field.
import { defineTexts } from '../../i18n/catalogue.ts'

export const recentMessages = defineTexts({
  title: { ru: 'Вы смотрели', en: 'Recently viewed', zh: '最近查看' },
  forget: { ru: 'Очистить', en: 'Clear', zh: '清除' },
})
