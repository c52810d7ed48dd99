// Received business support: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const supportReceived = openFactor({
  code: 'support-received',
  group: 'contracts',
  polarity: 'positive',
  points: 2,
  source: 'rsmppp',
  basis: '209-ФЗ, ст. 8',
  title: ['Получатель поддержки МСП', 'Received business support', '获得中小企业扶持'],
  explanation: ['Есть запись о поддержке.', 'There is a record of support.', '有扶持记录。'],
  reason: 'no-importer',
})
