// Left the register of small business: a newer full list no longer names the company.
import { withinMonths } from '../days.ts'
import { day } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const mspExcluded = factor({
  code: 'msp-excluded',
  group: 'registration',
  polarity: 'attention',
  points: -2,
  source: 'rsmp',
  basis: '209-ФЗ',
  title: ['Исключён из реестра МСП', 'Left the register of small business', '被移出中小企业登记册'],
  explanation: ['Исключён за последние шесть месяцев.', 'Left within six months.', '近六个月被移出。'],
  needs: ['mspLeft'],
  absence: 'not_found',
  check: ({ mspLeft: { leftOn } }, { today }) => foundIf(withinMonths(leftOn, today, 6), day('excluded', leftOn)),
})
