// Profit three years in a row.
import { yearsOf } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const profitThreeYears = factor({
  code: 'profit-three-years',
  group: 'finances',
  polarity: 'positive',
  points: 4,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Прибыль три года подряд', 'Profit three years in a row', '连续三年盈利'],
  explanation: ['Компания прибыльна три последних года.', 'The company made a profit in each of three years.', '公司连续三年盈利。'],
  needs: ['accounts'],
  check: ({ accounts }) => {
    const [newest, second, third] = yearsOf(accounts)
    if (!newest || !second || !third || third.year !== newest.year - 2) return notChecked('no-previous-year')
    const values = [newest, second, third].map(({ year, lines }) => ({ year, value: lines['2400'] }))
    if (values.some(({ value }) => value === undefined)) return notChecked('no-line')
    return foundIf(
      values.every(({ value = 0 }) => value > 0),
      ...values.map(({ year, value = 0 }) => money('profit', value, year)),
    )
  },
})
