// The company entered the register of small business as newly made.
import { withinMonths } from '../days.ts'
import { day } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const mspNew = factor({
  code: 'msp-new',
  group: 'registration',
  polarity: 'attention',
  points: -1,
  source: 'rsmp',
  basis: '209-ФЗ, ст. 4.1',
  title: ['Вновь созданный субъект МСП', 'A newly made small business', '新设中小企业'],
  explanation: [
    'В реестр МСП внесён как вновь созданный: размер пока заявлен, а не подтверждён отчётностью.',
    'Entered as newly made: the size is declared, not yet confirmed by returns.',
    '以新设企业登记，规模为申报而非报表确认。',
  ],
  needs: ['msp'],
  absence: 'not_found',
  check: ({ msp: record }, { today }) =>
    foundIf(record.isNew === true && withinMonths(record.since, today, 18), ...(record.since ? [day('since', record.since)] : [])),
})
