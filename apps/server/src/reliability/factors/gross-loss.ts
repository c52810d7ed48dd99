// Goods are sold below their cost.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const grossLoss = factor({
  code: 'gross-loss',
  group: 'finances',
  polarity: 'negative',
  points: -5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Продажи ниже себестоимости', 'Sales below cost', '低于成本销售'],
  explanation: ['Валовая прибыль меньше нуля.', 'Gross profit is below nil.', '毛利为负。'],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2100'], (lines, { year }) => foundIf(lines['2100'] < 0, money('gross', lines['2100'], year))),
})
