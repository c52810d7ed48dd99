// Equity fell by a tenth or more.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const equityShrank = factor({
  code: 'equity-shrank',
  group: 'finances',
  polarity: 'negative',
  points: -5,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Капитал сократился', 'Equity shrank', '权益缩减'],
  explanation: [
    'За год собственный капитал уменьшился на 10 % и больше.',
    'Own capital fell by 10 % or more in the year.',
    '一年内自有资本减少10%以上。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['1300'], (now, before, { year }, previous) => {
      if (before['1300'] === 0) return notApplicable('no-line')
      const change = changeOf(now['1300'], before['1300'])
      return foundIf(
        change <= -0.1,
        money('equity', now['1300'], year),
        money('equityBefore', before['1300'], previous.year),
        percent('change', change),
      )
    }),
})
