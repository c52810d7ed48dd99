// The company is a social enterprise.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const mspSocial = factor({
  code: 'msp-social',
  group: 'registration',
  polarity: 'positive',
  points: 1,
  source: 'rsmp',
  basis: '209-ФЗ, ст. 24.1',
  title: ['Социальное предприятие', 'Social enterprise', '社会企业'],
  explanation: [
    'Статус подтверждает комиссия региона каждый год.',
    'A regional commission confirms the status every year.',
    '该身份由地区委员会每年确认。',
  ],
  needs: ['msp'],
  absence: 'not_found',
  check: ({ msp: record }) => foundIf(record.socialEnterprise === true, text('status', 'Социальное предприятие')),
})
