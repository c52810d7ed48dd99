// The company pays the single farm tax.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const regimeEshn = factor({
  code: 'regime-eshn',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'snr',
  basis: 'НК РФ, ст. 346.1',
  only: 'company',
  title: ['Применяет ЕСХН', 'Single farm tax', '适用农业单一税'],
  explanation: [
    'Доля сельхозпродукции в доходе от 70 %. На баллы не влияет.',
    'Farm produce is at least 70 % of income. No effect on the points.',
    '农产品收入占70%以上，不影响评分。',
  ],
  needs: ['regimes'],
  absence: 'not_found',
  check: ({ regimes }) => foundIf(regimes.regimes.includes('eshn'), text('regime', 'ЕСХН')),
})
