// Unusually many additional activities.
import { count } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

/** Our threshold: nine companies in ten of the samples list fewer. */
const MANY = 50

export const manyActivities = factor({
  code: 'many-activities',
  group: 'registration',
  polarity: 'attention',
  points: -2,
  source: 'egrul',
  basis: 'ours',
  title: ['Слишком много видов деятельности', 'Unusually many activities', '经营活动种类过多'],
  explanation: [
    'Больше 50 дополнительных видов деятельности: профиль компании неясен.',
    'Over 50 additional activities: the profile of the company is unclear.',
    '附加经营活动超过50种，公司业务方向不明确。',
  ],
  needs: ['register'],
  check: ({ register }) => foundIf(register.okvedAdd.length > MANY, count('activities', register.okvedAdd.length)),
})
