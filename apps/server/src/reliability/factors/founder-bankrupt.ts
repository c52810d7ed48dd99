// A founder is bankrupt: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const founderBankrupt = openFactor({
  code: 'founder-bankrupt',
  group: 'people',
  polarity: 'negative',
  points: -8,
  source: 'efrsb',
  basis: '127-ФЗ, гл. X',
  only: 'company',
  title: ['Банкротство учредителя', 'A founder is bankrupt', '创始人个人破产'],
  explanation: [
    'Сообщение о банкротстве физлица за 12 месяцев.',
    'A notice of personal bankruptcy within 12 months.',
    '12个月内有个人破产公告。',
  ],
  reason: 'paid-source',
})
