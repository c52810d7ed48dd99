// Banks and lessors sue the company.
import { asRespondent, claimsOf, startedWithin, suedBy } from '../cases.ts'
import { count, money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

const STEMS = ['банк', 'лизинг', 'факторинг', 'микрофинанс', 'микрокредит']

export const casesCredit = factor({
  code: 'cases-credit',
  group: 'courts',
  polarity: 'attention',
  points: -6,
  source: 'kad',
  basis: null,
  title: ['Споры по займам, кредиту, лизингу', 'Disputes over loans and leasing', '借款、信贷与租赁争议'],
  explanation: [
    'Иски банков, лизинговых и факторинговых компаний за три года.',
    'Claims of banks, lessors and factors within three years.',
    '三年内银行、租赁及保理公司的诉讼。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const sued = suedBy(startedWithin(asRespondent(cases.cases, row), today, 36), STEMS)
    return foundIf(
      sued.length > 0,
      count('cases', sued.length),
      money('claims', claimsOf(sued)),
      ...sued.slice(0, 5).map(({ number, url }) => text('case', number, url)),
    )
  },
})
