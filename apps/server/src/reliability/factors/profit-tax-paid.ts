// The company pays tax on profit.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['налог на прибыль', 'прибыль организаций']

export const profitTaxPaid = factor({
  code: 'profit-tax-paid',
  group: 'taxes',
  polarity: 'positive',
  points: 2,
  source: 'paytax',
  basis: 'НК РФ, гл. 25',
  only: 'company',
  title: ['Платит налог на прибыль', 'Pays tax on profit', '缴纳利润税'],
  explanation: [
    'Налог на прибыль уплачен: прибыль подтверждена не только отчётностью.',
    'Tax on profit was paid: the profit is confirmed not by the accounts alone.',
    '已缴利润税，利润不仅由报表证实。',
  ],
  needs: ['taxes'],
  check: ({ taxes }) => {
    const total = taxes.paid.filter(({ name }) => mentions(name, STEMS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
    return foundIf(total > 0, money('paid', total))
  },
})
