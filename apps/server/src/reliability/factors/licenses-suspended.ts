// A licence of the company is suspended.
import { text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const licensesSuspended = factor({
  code: 'licenses-suspended',
  group: 'permits',
  polarity: 'negative',
  points: -12,
  source: 'egrul',
  basis: '99-ФЗ, ст. 20',
  title: ['Лицензия приостановлена', 'A licence is suspended', '许可证被中止'],
  explanation: [
    'Работать по приостановленной лицензии нельзя.',
    'No work is allowed under a suspended licence.',
    '许可证中止期间不得经营。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    if (register.licenses.length === 0) return notApplicable('no-licenses')
    const suspended = register.licenses.filter(({ suspended: remark }) => remark)
    return foundIf(
      suspended.length > 0,
      ...suspended.map(({ number, suspended: remark }) => text('license', [number, remark].filter(Boolean).join(': '))),
    )
  },
})
