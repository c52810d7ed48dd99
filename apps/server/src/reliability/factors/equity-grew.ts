// Equity grew by a tenth or more.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const equityGrew = factor({
  code: 'equity-grew',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Капитал вырос', 'Equity grew', '权益增长'],
  explanation: [
    'За год собственный капитал вырос на 10 % и больше.',
    'Own capital grew by 10 % or more in the year.',
    '一年内自有资本增长10%以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['1300'], (now, before, { year }, previous) => {
      if (before['1300'] <= 0) return notApplicable('no-line')
      const change = changeOf(now['1300'], before['1300'])
      return foundIf(
        change >= 0.1,
        money('equity', now['1300'], year),
        money('equityBefore', before['1300'], previous.year),
        percent('change', change),
      )
    }),
})
