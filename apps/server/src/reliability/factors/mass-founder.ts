// A founder holds shares of many living companies.
import { count, text } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

const MANY = 10

export const massFounder = factor({
  code: 'mass-founder',
  group: 'people',
  polarity: 'negative',
  points: -10,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Массовый учредитель', 'Mass founder', '挂名创始人'],
  explanation: [
    'Учредитель участвует в 10 и больше действующих компаниях.',
    'A founder takes part in ten or more living companies.',
    '创始人参股10家以上存续公司。',
  ],
  needs: ['places'],
  check: ({ places: { founders } }) => {
    const most = [...founders].sort((a, b) => b.living - a.living)[0]
    if (!most) return notChecked('no-person-number')
    return foundIf(most.living >= MANY, text('person', most.name), count('living', most.living))
  },
})
