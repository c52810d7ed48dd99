// Current assets do not cover short-term debts.
import { inNewestYear } from '../accounts-lines.ts'
import { ratio } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const liquidityLow = factor({
  code: 'liquidity-low',
  group: 'finances',
  polarity: 'negative',
  points: -10,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Низкая текущая ликвидность', 'Low current liquidity', '流动性不足'],
  explanation: [
    'Оборотных активов меньше, чем краткосрочных долгов.',
    'Current assets are smaller than short-term debts.',
    '流动资产少于短期负债。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1200', '1500'], (lines, { year }) => {
      if (lines['1500'] <= 0) return notApplicable('no-line')
      const value = lines['1200'] / lines['1500']
      return foundIf(value < 1, ratio('coefficient', value, year))
    }),
})
