// The company has ended its activity.
import { day, text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const closed = factor({
  code: 'closed',
  group: 'registration',
  polarity: 'stop',
  points: -100,
  source: 'egrul',
  basis: '129-ФЗ',
  title: ['Деятельность прекращена', 'Closed', '已注销'],
  explanation: [
    'В реестре есть дата прекращения: заключать договор не с кем.',
    'The register gives the day of closing: there is no party to contract with.',
    '登记册载有终止日期，已无签约主体。',
  ],
  needs: ['register'],
  check: ({ register: { row, statusWording } }) =>
    row.closedOn ? found(day('closed', row.closedOn), text('status', statusWording ?? row.statusName)) : notFound(),
})
