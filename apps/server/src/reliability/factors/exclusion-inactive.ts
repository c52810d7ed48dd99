// The tax service decided to strike the company off as inactive.
import { day, text } from '../evidence.ts'
import { factor, found, ifLiving, notFound } from '../factor.ts'

/** 105 inactive, 108 ground «г» of п. 5 ст. 21.1, 110 small business by ст. 21.3. */
const CODES = new Set(['105', '108', '110'])

export const exclusionInactive = factor({
  code: 'exclusion-inactive',
  group: 'registration',
  polarity: 'stop',
  points: -50,
  source: 'egrul',
  basis: '129-ФЗ, ст. 21.1',
  title: ['Предстоит исключение из реестра', 'About to be struck off', '即将被除名'],
  explanation: [
    'Принято решение исключить недействующую организацию: 12 месяцев нет отчётности и операций по счетам.',
    'A decision to strike off an inactive firm: no returns and no bank operations for 12 months.',
    '已决定将不活动公司除名：12个月无申报且无账户交易。',
  ],
  needs: ['register'],
  check: ({ register }) =>
    ifLiving(register, () => {
      if (!CODES.has(register.row.statusCode ?? '')) return notFound()
      const { exclusion } = register
      return found(
        text('status', register.statusWording ?? register.row.statusName),
        ...(exclusion?.number ? [text('decision', exclusion.number)] : []),
        ...(exclusion?.date ? [day('since', exclusion.date)] : []),
      )
    }),
})
