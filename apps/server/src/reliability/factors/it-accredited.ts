// Accredited IT company: present in the method, not checked because its source is not held.
import { openFactor } from '../factor.ts'

export const itAccredited = openFactor({
  code: 'it-accredited',
  group: 'permits',
  polarity: 'positive',
  points: 4,
  source: 'itCompanies',
  basis: 'ПП РФ № 1729',
  only: 'company',
  title: ['Аккредитованная ИТ-компания', 'Accredited IT company', '认证IT公司'],
  explanation: ['В реестре Минцифры.', 'In the ministry’s register.', '列入数字发展部登记册。'],
  reason: 'no-importer',
})
