// Signs of illegal finance: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const illegalFinance = openFactor({
  code: 'illegal-finance',
  group: 'sanctions',
  polarity: 'negative',
  points: -20,
  source: 'warnings',
  basis: '86-ФЗ',
  title: ['Признаки нелегальной финдеятельности', 'Signs of illegal finance', '非法金融活动迹象'],
  explanation: ['В списке Банка России по точному ИНН.', 'On the Bank of Russia’s list by exact INN.', '税号列入俄罗斯银行名单。'],
  reason: 'no-importer',
})
