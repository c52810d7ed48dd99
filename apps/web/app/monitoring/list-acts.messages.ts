// Texts of what is done with all companies of a list.
import { defineTexts } from '../i18n/catalogue.ts'

export const listActsMessages = defineTexts({
  checkAll: { ru: 'Проверить списком', en: 'Check as a list', zh: '按名单核查' },
})
