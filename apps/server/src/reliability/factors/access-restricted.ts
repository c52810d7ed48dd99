// Access to a founder's data is restricted in the register.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const accessRestricted = factor({
  code: 'access-restricted',
  group: 'people',
  polarity: 'attention',
  points: -3,
  source: 'egrul',
  basis: '129-ФЗ, ст. 6',
  only: 'company',
  title: ['Доступ к сведениям ограничен', 'Access to data is restricted', '信息访问受限'],
  explanation: [
    'Реестр скрывает сведения об участниках: проверить их по открытым данным нельзя.',
    'The register hides members: they cannot be checked by open data.',
    '登记册隐藏了股东信息，无法通过公开数据核查。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const hidden = register.founders.filter(({ kind }) => kind === 'hidden').length
    return foundIf(hidden > 0, count('records', hidden))
  },
})
