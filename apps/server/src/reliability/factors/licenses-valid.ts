// The company holds licences in force.
import { count, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const licensesValid = factor({
  code: 'licenses-valid',
  group: 'permits',
  polarity: 'positive',
  points: 4,
  source: 'egrul',
  basis: '99-ФЗ',
  title: ['Действующие лицензии', 'Licences in force', '有效许可证'],
  explanation: [
    'В реестре есть лицензия, срок которой не истёк и которая не приостановлена.',
    'The register has a licence that has neither expired nor been suspended.',
    '登记册中有未过期且未中止的许可证。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) => {
    const valid = register.licenses.filter(({ until, suspended }) => !suspended && (!until || until >= today))
    return foundIf(
      valid.length > 0,
      count('licenses', valid.length),
      ...valid.slice(0, 3).flatMap(({ number }) => (number ? [text('license', number)] : [])),
    )
  },
})
