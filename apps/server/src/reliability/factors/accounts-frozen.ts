// Bank accounts are frozen: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const accountsFrozen = openFactor({
  code: 'accounts-frozen',
  group: 'taxes',
  polarity: 'stop',
  points: -40,
  source: 'suspensions',
  basis: 'НК РФ, ст. 76',
  title: ['Приостановлены операции по счетам', 'Bank accounts are frozen', '银行账户被冻结'],
  explanation: ['Налоговая приостановила операции.', 'The tax service froze operations.', '税务机关冻结账户。'],
  reason: 'captcha',
})
