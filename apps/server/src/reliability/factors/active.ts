// The company is in the register without a record of closing or of any procedure.
import { STATUS_ACTIVE } from '@sverka/contract/company.rules'
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const active = factor({
  code: 'active',
  group: 'registration',
  polarity: 'positive',
  points: 5,
  source: 'egrul',
  basis: '129-ФЗ, ст. 5',
  title: ['Действующая организация', 'Operating', '正常经营'],
  explanation: [
    'В реестре нет записей о прекращении, ликвидации и банкротстве.',
    'The register has no record of closing, liquidation or bankruptcy.',
    '登记册中没有终止、清算或破产记录。',
  ],
  needs: ['register'],
  check: ({ register: { row } }) => foundIf(row.statusName === STATUS_ACTIVE && !row.closedOn, text('status', row.statusName)),
})
