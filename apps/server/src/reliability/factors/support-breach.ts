// Breaches of business support: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const supportBreach = openFactor({
  code: 'support-breach',
  group: 'contracts',
  polarity: 'negative',
  points: -4,
  source: 'rsmppp',
  basis: '209-ФЗ',
  title: ['Нарушения при получении поддержки', 'Breaches of business support', '扶持违规'],
  explanation: ['В реестре отмечено нарушение.', 'The register marks a breach.', '登记册标记违规。'],
  reason: 'no-importer',
})
