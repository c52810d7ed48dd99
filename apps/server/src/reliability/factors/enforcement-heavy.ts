// The debt under enforcement is large against revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

const HEAVY = 0.1

export const enforcementHeavy = factor({
  code: 'enforcement-heavy',
  group: 'enforcement',
  polarity: 'stop',
  points: -20,
  source: 'fssp',
  basis: 'ours',
  only: 'company',
  title: ['Долг у приставов велик против выручки', 'Debt under enforcement is heavy', '执行中债务占收入比例高'],
  explanation: [
    'Остаток взыскания больше 10 % годовой выручки.',
    'What remains to be collected exceeds 10 % of revenue.',
    '待执行余额超过年收入的10%。',
  ],
  needs: ['enforcement', 'accounts'],
  absence: 'not_found',
  check: ({ enforcement: { proceedings }, accounts }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => {
      if (lines['2110'] <= 0) return notApplicable('no-receipts')
      const remaining = proceedings.reduce((sum, { remainingKopecks, debtKopecks }) => sum + (remainingKopecks ?? debtKopecks ?? 0), 0)
      const share = remaining / lines['2110']
      return foundIf(share > HEAVY, money('remaining', remaining), money('revenue', lines['2110'], year), percent('share', share))
    }),
})
