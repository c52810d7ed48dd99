// Current assets cover short-term debts one and a half times or more.
import { inNewestYear } from '../accounts-lines.ts'
import { ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const liquidityHigh = factor({
  code: 'liquidity-high',
  group: 'finances',
  polarity: 'positive',
  points: 5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Хорошая текущая ликвидность', 'Good current liquidity', '流动性良好'],
  explanation: [
    'Оборотные активы в полтора раза и больше покрывают краткосрочные долги.',
    'Current assets cover short-term debts one and a half times or more.',
    '流动资产为短期负债的1.5倍以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1200', '1500'], (lines, { year }) => {
      if (lines['1500'] <= 0) return notApplicable('no-line')
      const value = lines['1200'] / lines['1500']
      return foundIf(value >= 1.5, ratio('coefficient', value, year))
    }),
})
