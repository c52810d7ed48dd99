// The bailiffs collect pledged property.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['заложен', 'залог']

export const enforcementPledge = factor({
  code: 'enforcement-pledge',
  group: 'enforcement',
  polarity: 'negative',
  points: -6,
  source: 'fssp',
  basis: '229-ФЗ, ст. 78',
  title: ['Взыскание заложенного имущества', 'Collection of pledged property', '执行抵押财产'],
  explanation: ['Залогодержатель забирает имущество.', 'The pledge holder is taking the property.', '抵押权人正在收回财产。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
