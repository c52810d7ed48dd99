// Member of tax monitoring: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const taxMonitoring = openFactor({
  code: 'tax-monitoring',
  group: 'taxes',
  polarity: 'positive',
  points: 6,
  source: 'monitoring',
  basis: 'НК РФ, разд. V.2',
  only: 'company',
  title: ['Участник налогового мониторинга', 'Member of tax monitoring', '参与税务监控'],
  explanation: ['Налоговая видит учёт компании онлайн.', 'The tax service sees the books online.', '税务机关在线监控账务。'],
  reason: 'no-importer',
})
