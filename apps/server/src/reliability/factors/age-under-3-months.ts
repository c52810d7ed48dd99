// Registered less than three months ago.
import { daysBetween } from '../days.ts'
import { count, day } from '../evidence.ts'
import { factor, foundIf, ifLiving, notChecked } from '../factor.ts'

export const ageUnder3Months = factor({
  code: 'age-under-3-months',
  group: 'registration',
  polarity: 'negative',
  points: -15,
  source: 'egrul',
  basis: null,
  title: ['Возраст меньше 3 месяцев', 'Younger than 3 months', '成立不足3个月'],
  explanation: [
    'Компания зарегистрирована меньше 90 дней назад: истории работы ещё нет.',
    'Registered less than 90 days ago: there is no history yet.',
    '登记不足90天，尚无经营历史。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      const { registeredOn } = register.row
      if (!registeredOn) return notChecked('no-date')
      const age = daysBetween(registeredOn, today)
      return foundIf(age < 90, day('registered', registeredOn), count('days', age))
    }),
})
