// Title of the panel about the end of a company; a file of its own, since only the summary of an ended company loads it.
import { defineTexts } from '../../i18n/catalogue.ts'

export const howClosedMessages = defineTexts({
  howClosed: { ru: 'Как закрылась', en: 'How it ended', zh: '终止经过' },
})
