// Penalties and fines are part of the tax debt.
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const debtPenalties = factor({
  code: 'debt-penalties',
  group: 'taxes',
  polarity: 'attention',
  points: -3,
  source: 'debtam',
  basis: 'НК РФ, ст. 75',
  only: 'company',
  title: ['Пени и штрафы по налогам', 'Tax penalties and fines', '税收滞纳金与罚款'],
  explanation: [
    'В долге есть пени или штрафы: налоги платились не вовремя.',
    'The debt holds penalties or fines: taxes were paid late.',
    '欠款中含滞纳金或罚款，说明曾逾期纳税。',
  ],
  needs: ['debts'],
  absence: 'not_found',
  check: ({ debts }) => {
    const total = debts.debts.reduce((sum, { penaltyKopecks, fineKopecks }) => sum + penaltyKopecks + fineKopecks, 0)
    return foundIf(total > 0, money('penalties', total))
  },
})
