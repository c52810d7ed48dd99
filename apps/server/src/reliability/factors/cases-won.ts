// Cases won as a plaintiff: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const casesWon = openFactor({
  code: 'cases-won',
  group: 'courts',
  polarity: 'positive',
  points: 3,
  source: 'kad',
  basis: null,
  title: ['Выигранные дела истца', 'Cases won as a plaintiff', '作为原告胜诉'],
  explanation: ['Число и сумма.', 'Number and sum.', '数量与金额。'],
  reason: 'outcome-unknown',
})
