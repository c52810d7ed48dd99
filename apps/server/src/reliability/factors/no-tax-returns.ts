// No tax returns for a year: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const noTaxReturns = openFactor({
  code: 'no-tax-returns',
  group: 'taxes',
  polarity: 'stop',
  points: -40,
  source: 'pb',
  basis: 'НК РФ, ст. 102',
  only: 'company',
  title: ['Не сдаёт налоговую отчётность', 'No tax returns for a year', '一年未申报纳税'],
  explanation: ['Отчётности нет больше года.', 'No returns for over a year.', '超过一年未申报。'],
  reason: 'captcha',
})
