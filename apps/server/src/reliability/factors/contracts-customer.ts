// The company itself buys under the procurement laws.
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const contractsCustomer = factor({
  code: 'contracts-customer',
  group: 'contracts',
  polarity: 'positive',
  points: 3,
  source: 'contracts',
  basis: '44-ФЗ, 223-ФЗ',
  title: ['Сама закупает по 44-ФЗ или 223-ФЗ', 'Buys under the procurement laws', '自身按采购法采购'],
  explanation: [
    'Компания заказчик: её платежи по контрактам видны.',
    'The company is a customer: its payments under contracts are visible.',
    '公司为采购方，其合同付款可见。',
  ],
  needs: ['contracts'],
  absence: 'not_found',
  check: ({ contracts }) => {
    const own = contracts.contracts.filter(({ role }) => role === 'customer')
    return foundIf(
      own.length > 0,
      count('contracts', own.length),
      money(
        'amount',
        own.reduce((sum, { priceKopecks = 0 }) => sum + priceKopecks, 0),
      ),
    )
  },
})
