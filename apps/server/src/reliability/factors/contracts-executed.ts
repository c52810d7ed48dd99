// Contracts of the company reached their day of performance.
import { count, money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const contractsExecuted = factor({
  code: 'contracts-executed',
  group: 'contracts',
  polarity: 'positive',
  points: 4,
  source: 'contracts',
  basis: '44-ФЗ, ст. 94',
  title: ['Срок контрактов прошёл', 'Contracts past their term', '合同已到期'],
  explanation: [
    'Контракты, срок исполнения которых наступил. Приняты ли они, источник не говорит.',
    'Contracts whose day of performance has come. The source does not say whether they were accepted.',
    '履行期已至的合同，来源未说明是否验收。',
  ],
  needs: ['contracts'],
  check: ({ contracts }, { today }) => {
    const won = contracts.contracts.filter(({ role }) => role === 'supplier')
    if (won.length === 0) return notApplicable('no-contracts')
    const done = won.filter(({ executedOn }) => executedOn !== undefined && executedOn <= today)
    return foundIf(
      done.length > 0,
      count('contracts', done.length),
      money(
        'amount',
        done.reduce((sum, { priceKopecks = 0 }) => sum + priceKopecks, 0),
      ),
    )
  },
})
