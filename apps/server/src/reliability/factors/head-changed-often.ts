// Frequent change of head: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const headChangedOften = openFactor({
  code: 'head-changed-often',
  group: 'people',
  polarity: 'attention',
  points: -6,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Частая смена руководителя', 'Frequent change of head', '频繁更换负责人'],
  explanation: ['Два руководителя и больше за 12 месяцев.', 'Two heads or more within 12 months.', '12个月内更换两名以上负责人。'],
  reason: 'several-extracts',
})
