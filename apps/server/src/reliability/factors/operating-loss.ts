// The main business itself makes a loss.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const operatingLoss = factor({
  code: 'operating-loss',
  group: 'finances',
  polarity: 'negative',
  points: -5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Убыток от основной деятельности', 'Loss of the main business', '主营业务亏损'],
  explanation: [
    'Продажи не покрывают расходов: прибыль, если есть, пришла со стороны.',
    'Sales do not cover costs: a profit, if any, came from elsewhere.',
    '销售不足以覆盖成本，利润来自其他来源。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['2200'], (lines, { year }) => foundIf(lines['2200'] < 0, money('operating', lines['2200'], year))),
})
