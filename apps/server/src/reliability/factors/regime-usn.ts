// The company uses the simplified tax regime.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const regimeUsn = factor({
  code: 'regime-usn',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'snr',
  basis: 'НК РФ, ст. 145, 346.11',
  only: 'company',
  title: ['Применяет УСН', 'Simplified tax regime', '适用简化税制'],
  explanation: [
    'НДС в цене под вопросом: уточните до подписания. На баллы не влияет.',
    'VAT in the price is in question: ask before signing. No effect on the points.',
    '价格是否含增值税需签约前确认，不影响评分。',
  ],
  needs: ['regimes'],
  absence: 'not_found',
  check: ({ regimes }) => foundIf(regimes.regimes.includes('usn'), text('regime', 'УСН')),
})
