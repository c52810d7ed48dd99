// Claims of the last year are large against revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { asRespondent, claimsOf, startedWithin } from '../cases.ts'
import { count, money, percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

/** Our threshold: a tenth of the revenue. */
const HEAVY = 0.1

export const claimsToRevenue = factor({
  code: 'claims-to-revenue',
  group: 'courts',
  polarity: 'negative',
  points: -12,
  source: 'kad',
  basis: 'ours',
  only: 'company',
  title: ['Иски к компании велики против выручки', 'Claims are heavy against revenue', '被诉金额占收入比例高'],
  explanation: [
    'Иски к ответчику за 12 месяцев больше 10 % годовой выручки.',
    'Claims of the last 12 months exceed 10 % of revenue.',
    '近12个月被诉金额超过年收入的10%。',
  ],
  needs: ['cases', 'accounts', 'register'],
  check: ({ cases, accounts, register: { row } }, { today }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => {
      if (lines['2110'] <= 0) return notApplicable('no-receipts')
      const recent = startedWithin(asRespondent(cases.cases, row), today, 12)
      const claims = claimsOf(recent)
      const share = claims / lines['2110']
      return foundIf(
        share > HEAVY,
        count('cases', recent.length),
        money('claims', claims),
        money('revenue', lines['2110'], year),
        percent('share', share),
      )
    }),
})
