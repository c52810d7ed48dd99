// The only text of the tab «Связи» (connections) that other tabs of a company card do not share.
import { defineTexts } from '../../i18n/catalogue.ts'

export const connectionsMessages = defineTexts({
  toPath: { ru: 'Путь до другой компании', en: 'Path to another company', zh: '到另一家公司的路径' },
})
