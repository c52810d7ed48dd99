// Claims against the company doubled within a year.
import { asRespondent, startedWithin } from '../cases.ts'
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

/** Fewer are chance. */
const ENOUGH = 4

export const casesGrowing = factor({
  code: 'cases-growing',
  group: 'courts',
  polarity: 'negative',
  points: -6,
  source: 'kad',
  basis: 'ours',
  title: ['Исков стало вдвое больше', 'Claims doubled', '被诉案件翻倍'],
  explanation: [
    'За 12 месяцев четыре иска и больше, вдвое больше, чем годом раньше.',
    'Four or more claims within 12 months, twice as many as a year before.',
    '近12个月被诉四件以上，为上年两倍。',
  ],
  needs: ['cases', 'register'],
  absence: 'not_found',
  check: ({ cases, register: { row } }, { today }) => {
    const sued = asRespondent(cases.cases, row)
    const recent = startedWithin(sued, today, 12).length
    const before = startedWithin(sued, today, 24).length - recent
    return foundIf(recent >= ENOUGH && recent >= before * 2, count('cases', recent), count('casesBefore', before))
  },
})
