// A tied company went through bankruptcy.
import { text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** ЕГРЮЛ: 117 bankruptcy estate opened, 203 closed after it. */
const CODES = new Set(['117', '203'])

export const groupBankrupt = factor({
  code: 'group-bankrupt',
  group: 'connections',
  polarity: 'attention',
  points: -6,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Связанные компании обанкротились', 'Tied companies went bankrupt', '关联公司破产'],
  explanation: [
    'Компания с тем же руководителем, учредителем или дочерняя прошла через банкротство.',
    'A company of the same head or founder, or a subsidiary, went through bankruptcy.',
    '同一负责人、创始人的公司或子公司曾破产。',
  ],
  needs: ['group'],
  check: ({ group }) => {
    if (group.companies.length === 0) return notApplicable('no-group')
    const bankrupt = group.companies.filter(({ statusCode }) => statusCode && CODES.has(statusCode))
    return foundIf(bankrupt.length > 0, ...bankrupt.slice(0, 5).map(({ name, inn }) => text('company', inn ? `${name}, ${inn}` : name)))
  },
})
