// Nearly all contract money comes from one customer.
import { money, percent, text } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

const SHARE = 0.8
const ENOUGH = 3

export const contractsOneCustomer = factor({
  code: 'contracts-one-customer',
  group: 'contracts',
  polarity: 'attention',
  points: -2,
  source: 'contracts',
  basis: 'ours',
  title: ['Зависит от одного заказчика', 'Depends on one customer', '依赖单一采购方'],
  explanation: [
    'Из трёх контрактов и больше на одного заказчика приходится 80 % суммы.',
    'Of three contracts or more one customer makes up 80 % of the sum.',
    '三份以上合同中，单一采购方占金额80%以上。',
  ],
  needs: ['contracts'],
  check: ({ contracts }) => {
    const won = contracts.contracts.filter(({ role }) => role === 'supplier')
    if (won.length < ENOUGH) return notApplicable('no-contracts')
    const sums = new Map<string, { name: string; sum: number }>()
    for (const { customer, priceKopecks = 0 } of won) {
      if (!customer) continue
      const key = customer.inn ?? customer.name
      sums.set(key, { name: customer.name, sum: (sums.get(key)?.sum ?? 0) + priceKopecks })
    }
    const total = [...sums.values()].reduce((sum, one) => sum + one.sum, 0)
    const most = [...sums.values()].sort((a, b) => b.sum - a.sum)[0]
    if (!most || total === 0) return notChecked('amount-unknown')
    return foundIf(most.sum / total >= SHARE, text('customer', most.name), money('amount', most.sum), percent('share', most.sum / total))
  },
})
