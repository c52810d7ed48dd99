// The bailiffs collect wages.
import { enforcedFor } from '../enforced-for.ts'
import { factor } from '../factor.ts'

const STEMS = ['заработн', 'оплата труда', 'оплате труда']

export const enforcementWages = factor({
  code: 'enforcement-wages',
  group: 'enforcement',
  polarity: 'negative',
  points: -8,
  source: 'fssp',
  basis: '229-ФЗ',
  title: ['Взыскание зарплаты', 'Collection of wages', '追讨工资'],
  explanation: ['Компания должна работникам зарплату.', 'The company owes wages to its employees.', '公司拖欠员工工资。'],
  needs: ['enforcement'],
  absence: 'not_found',
  check: ({ enforcement }) => enforcedFor(enforcement, STEMS),
})
