// Tax debt passed to bailiffs: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const debtToBailiffs = openFactor({
  code: 'debt-to-bailiffs',
  group: 'taxes',
  polarity: 'negative',
  points: -12,
  source: 'pb',
  basis: 'НК РФ, ст. 102',
  only: 'company',
  title: ['Долг по налогам передан приставам', 'Tax debt passed to bailiffs', '欠税已移交法警'],
  explanation: [
    'Долг больше 1 000 ₽ взыскивают приставы.',
    'Bailiffs collect a tax debt of over 1,000 rubles.',
    '法警追缴超过1000卢布的欠税。',
  ],
  reason: 'captcha',
})
