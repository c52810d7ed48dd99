// The company made a loss in the newest year.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const loss = factor({
  code: 'loss',
  group: 'finances',
  polarity: 'negative',
  points: -6,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Убыток года', 'Loss of the year', '年度亏损'],
  explanation: ['Последний год закончен с убытком.', 'The newest year ended in a loss.', '最近年度亏损。'],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2400'], (lines, { year }) => foundIf(lines['2400'] < 0, money('profit', lines['2400'], year))),
})
