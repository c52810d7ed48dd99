// Cases lost as a respondent: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const casesLost = openFactor({
  code: 'cases-lost',
  group: 'courts',
  polarity: 'negative',
  points: -8,
  source: 'kad',
  basis: null,
  title: ['Проигранные дела ответчика', 'Cases lost as a respondent', '作为被告败诉'],
  explanation: ['Число и сумма за год и три года.', 'Number and sum of one and three years.', '一年及三年的数量与金额。'],
  reason: 'outcome-unknown',
})
