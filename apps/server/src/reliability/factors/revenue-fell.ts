// Revenue fell by more than a fifth.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundWorth, notApplicable, notFound } from '../factor.ts'

export const revenueFell = factor({
  code: 'revenue-fell',
  group: 'finances',
  polarity: 'negative',
  points: -10,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Падение выручки', 'Revenue fell', '收入下降'],
  explanation: [
    'Выручка упала больше чем на 20 %; падение больше 50 % снимает вдвое больше баллов.',
    'Revenue fell by over 20 %; a fall of over 50 % takes twice the points.',
    '收入下降超过20%；超过50%扣分加倍。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inTwoYears(accounts, ['2110'], (now, before, { year }, previous) => {
      if (before['2110'] <= 0) return notApplicable('no-receipts')
      const change = changeOf(now['2110'], before['2110'])
      const proofs = [money('revenue', now['2110'], year), money('revenueBefore', before['2110'], previous.year), percent('change', change)]
      return change < -0.2 ? foundWorth(change < -0.5 ? -10 : -5, ...proofs) : notFound(...proofs)
    }),
})
