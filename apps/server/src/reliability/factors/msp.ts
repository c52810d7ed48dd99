// The company is in the register of small and medium business.
import { day, text } from '../evidence.ts'
import { factor, found } from '../factor.ts'

const NAMES = { micro: 'Микропредприятие', small: 'Малое предприятие', medium: 'Среднее предприятие' } as const

export const msp = factor({
  code: 'msp',
  group: 'registration',
  polarity: 'positive',
  points: 2,
  source: 'rsmp',
  basis: '209-ФЗ, ст. 4.1',
  title: ['В реестре МСП', 'In the register of small business', '列入中小企业登记册'],
  explanation: [
    'Налоговая подтвердила размер компании: доход и численность в пределах.',
    'The tax service confirmed the size: income and staff are within the limits.',
    '税务机关确认公司规模：收入和人数在限额内。',
  ],
  needs: ['msp'],
  absence: 'not_found',
  check: ({ msp: record }) => found(text('category', NAMES[record.category]), ...(record.since ? [day('since', record.since)] : [])),
})
