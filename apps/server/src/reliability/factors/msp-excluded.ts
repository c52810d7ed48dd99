// Left the register of small business: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const mspExcluded = openFactor({
  code: 'msp-excluded',
  group: 'registration',
  polarity: 'attention',
  points: -2,
  source: 'rsmp',
  basis: '209-ФЗ',
  title: ['Исключён из реестра МСП', 'Left the register of small business', '被移出中小企业登记册'],
  explanation: ['Исключён за последние шесть месяцев.', 'Left within six months.', '近六个月被移出。'],
  reason: 'several-extracts',
})
