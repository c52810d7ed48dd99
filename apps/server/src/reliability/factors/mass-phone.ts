// Mass phone: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const massPhone = openFactor({
  code: 'mass-phone',
  group: 'address',
  polarity: 'attention',
  points: -2,
  source: 'own',
  basis: 'ours',
  only: 'company',
  title: ['Массовый телефон', 'Mass phone', '集中使用电话'],
  explanation: ['Один номер у пяти компаний и больше.', 'One number of five companies or more.', '同一号码用于五家以上公司。'],
  reason: 'no-importer',
})
