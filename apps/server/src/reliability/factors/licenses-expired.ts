// Every licence of the company has expired.
import { count, day } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const licensesExpired = factor({
  code: 'licenses-expired',
  group: 'permits',
  polarity: 'negative',
  points: -8,
  source: 'egrul',
  basis: '99-ФЗ',
  title: ['Лицензии истекли', 'Licences have expired', '许可证已过期'],
  explanation: ['Лицензии были, но сроки всех прошли.', 'There were licences, but all have expired.', '曾持有许可证，但均已过期。'],
  needs: ['register'],
  check: ({ register }, { today }) => {
    if (register.licenses.length === 0) return notApplicable('no-licenses')
    const expired = register.licenses.flatMap(({ until }) => (until && until < today ? [until] : []))
    const last = [...expired].sort().at(-1)
    return foundIf(
      expired.length === register.licenses.length,
      count('licenses', register.licenses.length),
      ...(last ? [day('until', last)] : []),
    )
  },
})
