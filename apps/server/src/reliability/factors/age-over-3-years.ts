// Works for three years and more; points grow up to ten years.
import { fullYears } from '@sverka/contract/company.rules'
import { count, day } from '../evidence.ts'
import { factor, foundWorth, ifLiving, notChecked, notFound } from '../factor.ts'

export const ageOver3Years = factor({
  code: 'age-over-3-years',
  group: 'registration',
  polarity: 'positive',
  points: 10,
  source: 'egrul',
  basis: null,
  title: ['Работает больше 3 лет', 'Works for over 3 years', '经营超过3年'],
  explanation: [
    'Баллы растут с возрастом: 3 года дают 3 балла, 10 лет и больше дают 10.',
    'Points grow with age: 3 for three years, 10 for ten years and more.',
    '分数随年限增长：3年3分，10年及以上10分。',
  ],
  needs: ['register'],
  check: ({ register }, { today }) =>
    ifLiving(register, () => {
      const { registeredOn } = register.row
      if (!registeredOn) return notChecked('no-date')
      const years = fullYears(registeredOn, today)
      const proofs = [day('registered', registeredOn), count('years', years)]
      return years >= 3 ? foundWorth(Math.min(years, 10), ...proofs) : notFound(...proofs)
    }),
})
