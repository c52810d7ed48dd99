// The company uses the automated simplified regime.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const regimeAusn = factor({
  code: 'regime-ausn',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'snr',
  basis: '17-ФЗ от 25.02.2022',
  only: 'company',
  title: ['Применяет АУСН', 'Automated simplified regime', '适用自动简化税制'],
  explanation: [
    'До пяти работников и доход до 60 млн ₽, НДС в цене нет. На баллы не влияет.',
    'Up to five employees and 60 million rubles of income, no VAT in the price. No effect on the points.',
    '员工不超过5人、收入不超过6000万卢布，价格不含增值税，不影响评分。',
  ],
  needs: ['regimes'],
  absence: 'not_found',
  check: ({ regimes }) => foundIf(regimes.regimes.includes('ausn'), text('regime', 'АУСН')),
})
