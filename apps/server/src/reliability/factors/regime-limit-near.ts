// Income is close to the limit of the simplified regime.
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** Limit of income on the simplified regime in 2026: 490.5 million rubles, in kopecks. */
const LIMIT = 49_050_000_000
const CLOSE = 0.95

export const regimeLimitNear = factor({
  code: 'regime-limit-near',
  group: 'taxes',
  polarity: 'attention',
  points: -3,
  source: 'revexp',
  basis: 'ММ-3-06/333@, критерий 6',
  only: 'company',
  title: ['Близко к пределу спецрежима', 'Close to the limit of the regime', '接近特殊税制上限'],
  explanation: [
    'Доходы 95 % предела УСН и больше: режим может быть потерян, а цена вырастет на НДС.',
    'Income is 95 % of the limit or more: the regime may be lost and VAT added to prices.',
    '收入达简化税制上限的95%以上，可能丧失资格并加征增值税。',
  ],
  needs: ['incomes', 'regimes'],
  check: ({ incomes, regimes }) => {
    if (!regimes.regimes.includes('usn')) return notApplicable('no-simplified')
    return foundIf(incomes.incomeKopecks >= LIMIT * CLOSE, money('income', incomes.incomeKopecks), money('limit', LIMIT))
  },
})
