// Registered six to twelve months ago.
import { withinMonths } from '../days.ts'
import { day } from '../evidence.ts'
import { factor, foundIf, ifLiving, notChecked } from '../factor.ts'

export const ageUnder1Year = factor({
  code: 'age-under-1-year',
  group: 'registration',
  polarity: 'attention',
  points: -4,
  source: 'egrul',
  basis: null,
  title: ['Возраст меньше 1 года', 'Younger than 1 year', '成立不足1年'],
  explanation: [
    'Компании от полугода до года: годового цикла работы она ещё не прошла.',
    'The company is six to twelve months old: it has not yet lived through a full year.',
    '公司成立六到十二个月，尚未完成一个完整年度。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      const { registeredOn } = register.row
      if (!registeredOn) return notChecked('no-date')
      return foundIf(withinMonths(registeredOn, today, 12) && !withinMonths(registeredOn, today, 6), day('registered', registeredOn))
    }),
})
