// Text of the count of disputed records beside a finding.
import { russianDisputed } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { defineTexts } from '../i18n/catalogue.ts'

export const disputedCountMessages = defineTexts({
  disputed: {
    ru: russianDisputed,
    en: (count: number) => `${count} disputed`,
    zh: (count: number) => `${count} 项有争议`,
  },
})
