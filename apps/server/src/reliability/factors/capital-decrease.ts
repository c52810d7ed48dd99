// The company is lowering its share capital.
import { withinMonths } from '../days.ts'
import { day } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

/** Kind of register record: the company is in the course of lowering its capital. */
const DECREASE = '12208'

export const capitalDecrease = factor({
  code: 'capital-decrease',
  group: 'registration',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: '14-ФЗ, ст. 20',
  only: 'company',
  title: ['Уменьшение уставного капитала', 'Lowering of share capital', '减少注册资本'],
  explanation: [
    'За 12 месяцев внесена запись об уменьшении капитала: кредиторы могут требовать досрочного исполнения.',
    'A record of lowering the capital within 12 months: creditors may claim early performance.',
    '12个月内有减资记录，债权人可要求提前履行。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) => {
    const records = register.history.filter(
      ({ kind, date, void: isVoid }) => kind.code === DECREASE && !isVoid && withinMonths(date, today, 12),
    )
    return foundIf(records.length > 0, ...records.map(({ date }) => day('since', date)))
  },
})
