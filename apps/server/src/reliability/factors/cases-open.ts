// Cases against the company are not over.
import { asRespondent, claimsOf } from '../cases.ts'
import { count, money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const casesOpen = factor({
  code: 'cases-open',
  group: 'courts',
  polarity: 'attention',
  points: -4,
  source: 'kad',
  basis: null,
  title: ['Дела ответчика в процессе', 'Open cases against the company', '未结被诉案件'],
  explanation: [
    'По этим делам решения ещё нет: исход повлияет на деньги компании.',
    'These cases are not decided yet: the outcome will touch the company’s money.',
    '案件尚未判决，结果将影响公司资金。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }) => {
    const open = asRespondent(cases.cases, row).filter(({ active }) => active === true)
    return foundIf(
      open.length > 0,
      count('cases', open.length),
      money('claims', claimsOf(open)),
      ...open.slice(0, 5).map(({ number, url }) => text('case', number, url)),
    )
  },
})
