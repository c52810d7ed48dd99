// The company pays VAT.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

const STEMS = ['добавленную стоимость', 'ндс']

export const vatPaid = factor({
  code: 'vat-paid',
  group: 'taxes',
  polarity: 'positive',
  points: 3,
  source: 'paytax',
  basis: 'НК РФ, гл. 21',
  only: 'company',
  title: ['Платит НДС', 'Pays VAT', '缴纳增值税'],
  explanation: [
    'В уплаченных налогах есть НДС: вычет по счетам компании обоснован.',
    'VAT is among the taxes paid: deductions by its invoices are well founded.',
    '已缴税款含增值税，其发票抵扣有据。',
  ],
  needs: ['taxes'],
  check: ({ taxes }) => {
    const total = taxes.paid.filter(({ name }) => mentions(name, STEMS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
    return foundIf(total > 0, money('paid', total))
  },
})
