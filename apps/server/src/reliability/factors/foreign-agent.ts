// Foreign agent: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const foreignAgent = openFactor({
  code: 'foreign-agent',
  group: 'sanctions',
  polarity: 'attention',
  points: -6,
  source: 'agents',
  basis: '255-ФЗ',
  title: ['Иностранный агент', 'Foreign agent', '外国代理人'],
  explanation: ['В реестре Минюста.', 'In the register of the Ministry of Justice.', '列入司法部登记册。'],
  reason: 'no-importer',
})
