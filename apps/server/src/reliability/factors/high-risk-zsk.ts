// High risk, Know Your Client: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const highRiskZsk = openFactor({
  code: 'high-risk-zsk',
  group: 'sanctions',
  polarity: 'stop',
  points: -40,
  source: 'zsk',
  basis: '115-ФЗ, ст. 7.6–7.8',
  title: ['Высокий риск ЗСК', 'High risk, Know Your Client', '高风险客户'],
  explanation: ['Красный уровень на платформе Банка России.', 'Red level of the Bank of Russia’s platform.', '俄罗斯银行平台红色级别。'],
  reason: 'captcha',
})
