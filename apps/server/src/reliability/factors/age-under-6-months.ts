// Registered three to six months ago.
import { daysBetween, withinMonths } from '../days.ts'
import { day } from '../evidence.ts'
import { factor, foundIf, ifLiving, notChecked } from '../factor.ts'

export const ageUnder6Months = factor({
  code: 'age-under-6-months',
  group: 'registration',
  polarity: 'attention',
  points: -8,
  source: 'egrul',
  basis: null,
  title: ['Возраст меньше 6 месяцев', 'Younger than 6 months', '成立不足6个月'],
  explanation: [
    'Компании от трёх месяцев до полугода: отчётности ещё нет.',
    'The company is three to six months old: there are no accounts yet.',
    '公司成立三到六个月，尚无财务报表。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      const { registeredOn } = register.row
      if (!registeredOn) return notChecked('no-date')
      return foundIf(daysBetween(registeredOn, today) >= 90 && withinMonths(registeredOn, today, 6), day('registered', registeredOn))
    }),
})
