// Pledger of movables: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const pledger = openFactor({
  code: 'pledger',
  group: 'enforcement',
  polarity: 'attention',
  points: -3,
  source: 'pledges',
  basis: 'ГК РФ, ст. 339.1',
  title: ['Залогодатель движимого имущества', 'Pledger of movables', '动产抵押人'],
  explanation: ['Имущество в залоге.', 'Property is pledged.', '财产已抵押。'],
  reason: 'captcha',
})
