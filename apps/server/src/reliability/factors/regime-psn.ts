// Uses a patent: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const regimePsn = openFactor({
  code: 'regime-psn',
  group: 'taxes',
  polarity: 'attention',
  points: 0,
  source: 'snr',
  basis: 'НК РФ, ст. 346.43',
  only: 'entrepreneur',
  title: ['Применяет патент', 'Uses a patent', '适用专利税制'],
  explanation: [
    'Патент на вид деятельности. На баллы не влияет.',
    'A patent for an activity. No effect on the points.',
    '按经营活动购买专利，不影响评分。',
  ],
  reason: 'no-importer',
})
