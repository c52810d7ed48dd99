// Russian counter-sanctions: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const counterSanctions = openFactor({
  code: 'counter-sanctions',
  group: 'sanctions',
  polarity: 'attention',
  points: -6,
  source: 'countersanctions',
  basis: 'ПП РФ № 851',
  title: ['Российские контрсанкции', 'Russian counter-sanctions', '俄罗斯反制裁'],
  explanation: ['В перечне постановления.', 'On the list of the decree.', '列入决议名单。'],
  reason: 'no-importer',
})
