// English texts around legal documents.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  description: (title) => `${title} of Sverka: the version in force.`,
  version: (day) => `In force since ${day}`,
  onlyRussian: 'This document is in Russian: only the Russian text is binding.',
  others: 'Other documents',
  names: {
    privacy: 'Personal-data policy',
    terms: 'Terms of use',
    personalData: 'Consent to the processing of personal data',
    publication: 'Consent to showing name and picture',
    mailing: 'Consent to e-mails with offers',
  },
}
