// Self-employed: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const selfEmployed = openFactor({
  code: 'self-employed',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'npd',
  basis: '422-ФЗ',
  only: 'entrepreneur',
  title: ['Самозанятый', 'Self-employed', '自由职业者'],
  explanation: ['Платит налог на профессиональный доход.', 'Pays the tax on professional income.', '缴纳职业收入税。'],
  reason: 'no-importer',
})
