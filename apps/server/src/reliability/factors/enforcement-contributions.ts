// The bailiffs collect insurance contributions.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['страхов', 'взнос', 'пенсионн']

export const enforcementContributions = factor({
  code: 'enforcement-contributions',
  group: 'enforcement',
  polarity: 'negative',
  points: -5,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Взыскание страховых взносов', 'Collection of contributions', '追缴社保费'],
  explanation: ['Предмет производства: страховые взносы.', 'The proceedings concern insurance contributions.', '执行标的为社保费。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
