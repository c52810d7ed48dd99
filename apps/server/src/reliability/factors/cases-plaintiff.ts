// The company defends its money in court.
import { asPlaintiff, claimsOf, startedWithin } from '../cases.ts'
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const casesPlaintiff = factor({
  code: 'cases-plaintiff',
  group: 'courts',
  polarity: 'positive',
  points: 1,
  source: 'kad',
  basis: null,
  title: ['Взыскивает долги через суд', 'Collects debts in court', '通过法院追讨债务'],
  explanation: [
    'За три года компания сама подавала иски: работает и защищает свои деньги.',
    'Within three years the company itself filed claims: it works and defends its money.',
    '三年内公司曾作为原告起诉，说明正常经营并维护权益。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const suing = startedWithin(asPlaintiff(cases.cases, row), today, 36)
    return foundIf(suing.length > 0, count('cases', suing.length), money('claims', claimsOf(suing)))
  },
})
