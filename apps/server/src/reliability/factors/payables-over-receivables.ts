// The company owes over twice as much as it is owed.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const payablesOverReceivables = factor({
  code: 'payables-over-receivables',
  group: 'finances',
  polarity: 'attention',
  points: -3,
  source: 'girbo',
  basis: 'ours',
  only: 'company',
  title: ['Долгов вдвое больше, чем должны ей', 'Owes over twice what it is owed', '应付超过应收两倍'],
  explanation: [
    'Кредиторская задолженность больше дебиторской вдвое: расплатиться за счёт покупателей не выйдет.',
    'Payables are over twice the receivables: customers’ money will not cover them.',
    '应付账款为应收账款两倍以上，回款不足以偿付。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1520', '1230'], (lines, { year }) =>
      foundIf(lines['1520'] > lines['1230'] * 2, money('payables', lines['1520'], year), money('receivables', lines['1230'], year)),
    ),
})
