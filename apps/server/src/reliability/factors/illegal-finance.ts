// Signs of illegal finance, as the company source marks it.
import { text } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const illegalFinance = factor({
  code: 'illegal-finance',
  group: 'sanctions',
  polarity: 'negative',
  points: -20,
  source: 'warnings',
  basis: '86-ФЗ',
  title: ['Признаки нелегальной финдеятельности', 'Signs of illegal finance', '非法金融活动迹象'],
  explanation: ['В списке Банка России по точному ИНН.', 'On the Bank of Russia’s list by exact INN.', '税号列入俄罗斯银行名单。'],
  needs: ['marks'],
  check: ({ marks: { illegalFinance } }) =>
    illegalFinance === undefined ? notChecked('not-asked') : foundIf(illegalFinance, text('matched', 'ИНН')),
})
