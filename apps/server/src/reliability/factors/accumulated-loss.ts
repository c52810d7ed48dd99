// Losses of past years are not covered.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const accumulatedLoss = factor({
  code: 'accumulated-loss',
  group: 'finances',
  polarity: 'negative',
  points: -4,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Непокрытый убыток прошлых лет', 'Accumulated loss', '累计未弥补亏损'],
  explanation: [
    'Накопленный убыток больше накопленной прибыли.',
    'Accumulated losses exceed accumulated profits.',
    '累计亏损超过累计利润。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1370'], (lines, { year }) => foundIf(lines['1370'] < 0, money('deficit', lines['1370'], year))),
})
