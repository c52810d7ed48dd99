// The company works under a production-sharing agreement.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const regimeSrp = factor({
  code: 'regime-srp',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'snr',
  basis: 'НК РФ, гл. 26.4',
  only: 'company',
  title: ['Соглашение о разделе продукции', 'Production-sharing agreement', '适用产品分成协议'],
  explanation: [
    'Особый режим недропользователей. На баллы не влияет.',
    'A special regime of mining companies. No effect on the points.',
    '矿业公司特殊税制，不影响评分。',
  ],
  needs: ['regimes'],
  absence: 'not_found',
  check: ({ regimes }) => foundIf(regimes.regimes.includes('srp'), text('regime', 'СРП')),
})
