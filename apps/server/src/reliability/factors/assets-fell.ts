// The balance sheet shrank by a third or more.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const assetsFell = factor({
  code: 'assets-fell',
  group: 'finances',
  polarity: 'attention',
  points: -4,
  source: 'girbo',
  basis: 'ours',
  only: 'company',
  title: ['Имущество резко сократилось', 'Assets fell sharply', '资产大幅减少'],
  explanation: [
    'Баланс за год уменьшился на треть и больше: имущество могли вывести.',
    'Total assets fell by a third or more in the year: property may have been moved out.',
    '一年内资产减少三分之一以上，可能被转移。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['1600'], (now, before, { year }, previous) => {
      if (before['1600'] <= 0) return notApplicable('no-line')
      const change = changeOf(now['1600'], before['1600'])
      return foundIf(
        change <= -1 / 3,
        money('assets', now['1600'], year),
        money('assetsBefore', before['1600'], previous.year),
        percent('change', change),
      )
    }),
})
