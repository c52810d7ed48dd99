// Revenue exploded with nobody employed: the profile of a transit firm.
import { changeOf, inTwoYears } from '../accounts-lines.ts'
import { count, money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const transit = factor({
  code: 'transit',
  group: 'finances',
  polarity: 'stop',
  points: -30,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Транзитный профиль', 'Profile of a transit firm', '过账公司特征'],
  explanation: [
    'Выручка выросла больше чем в четыре раза, а людей нет: через такие фирмы проводят чужие деньги.',
    'Revenue more than quadrupled with no staff: such firms move the money of others.',
    '收入增长四倍以上却没有员工，常用于过账。',
  ],
  needs: ['accounts', 'headcount'],
  check: ({ accounts, headcount }) =>
    inTwoYears(accounts, ['2110'], (now, before, { year }, previous) => {
      if (before['2110'] <= 0) return notApplicable('no-receipts')
      const change = changeOf(now['2110'], before['2110'])
      return foundIf(
        change > 3 && headcount.count <= 1,
        money('revenue', now['2110'], year),
        money('revenueBefore', before['2110'], previous.year),
        percent('change', change),
        count('employees', headcount.count),
      )
    }),
})
