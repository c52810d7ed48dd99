// How a company ended, which only the summary of one that is no more fetches.
import { defineTexts } from '../../i18n/catalogue.ts'

export const howClosedMessages = defineTexts({
  howClosed: { ru: 'Как закрылась', en: 'How it ended', zh: '终止经过' },
})
