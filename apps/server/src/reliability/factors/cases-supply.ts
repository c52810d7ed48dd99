// Business partners sue the company: neither tax service, nor bank, nor state body.
import { asRespondent, claimsOf, startedWithin, suedBy } from '../cases.ts'
import { count, money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

const OTHER = [
  'налогов',
  'фнс',
  'банк',
  'лизинг',
  'факторинг',
  'микрофинанс',
  'фонд',
  'министерств',
  'администрац',
  'департамент',
  'управлени',
]

export const casesSupply = factor({
  code: 'cases-supply',
  group: 'courts',
  polarity: 'attention',
  points: -4,
  source: 'kad',
  basis: null,
  title: ['Споры по поставке и услугам', 'Disputes over supplies and services', '供货与服务争议'],
  explanation: [
    'Иски контрагентов за три года: поставка, подряд, услуги. Предмет определён по истцу.',
    'Claims of partners within three years: supply, works, services. Told by the plaintiff.',
    '三年内合作方的诉讼（供货、承包、服务），按原告判断。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const recent = startedWithin(asRespondent(cases.cases, row), today, 36)
    const others = new Set(suedBy(recent, OTHER))
    const sued = recent.filter((one) => !others.has(one) && one.plaintiffs.length > 0)
    return foundIf(sued.length > 0, count('cases', sued.length), money('claims', claimsOf(sued)))
  },
})
