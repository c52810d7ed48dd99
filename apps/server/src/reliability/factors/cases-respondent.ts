// The company was sued within the last year.
import { asRespondent, claimsOf, startedWithin } from '../cases.ts'
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const casesRespondent = factor({
  code: 'cases-respondent',
  group: 'courts',
  polarity: 'attention',
  points: -3,
  source: 'kad',
  basis: null,
  title: ['Новые иски к компании', 'New claims against the company', '新的被诉案件'],
  explanation: [
    'За 12 месяцев поданы иски, где компания ответчик.',
    'Within 12 months claims were filed against the company.',
    '近12个月公司被起诉。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const recent = startedWithin(asRespondent(cases.cases, row), today, 12)
    return foundIf(recent.length > 0, count('cases', recent.length), money('claims', claimsOf(recent)))
  },
})
