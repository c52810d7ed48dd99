// The company supplies the state.
import { withinMonths } from '../days.ts'
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const contractsSupplier = factor({
  code: 'contracts-supplier',
  group: 'contracts',
  polarity: 'positive',
  points: 5,
  source: 'contracts',
  basis: '44-ФЗ, ст. 103',
  title: ['Госконтракты поставщика', 'State contracts as a supplier', '作为供应商的国家采购合同'],
  explanation: [
    'За три года компания заключала контракты как поставщик.',
    'Within three years the company won contracts as a supplier.',
    '三年内公司作为供应商签订合同。',
  ],
  needs: ['contracts'],
  absence: 'not_found',
  check: ({ contracts }, { today }) => {
    const won = contracts.contracts.filter(({ role, date }) => role === 'supplier' && withinMonths(date, today, 36))
    return foundIf(
      won.length > 0,
      count('contracts', won.length),
      money(
        'amount',
        won.reduce((sum, { priceKopecks = 0 }) => sum + priceKopecks, 0),
      ),
    )
  },
})
