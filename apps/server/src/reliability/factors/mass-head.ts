// The head leads many living companies.
import { count, text } from '../evidence.ts'
import { factor, foundWorth, notChecked, notFound } from '../factor.ts'

const MANY = 5
const HIGH = 10

export const massHead = factor({
  code: 'mass-head',
  group: 'people',
  polarity: 'negative',
  points: -15,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Массовый руководитель', 'Mass head', '挂名负责人'],
  explanation: [
    'Руководитель возглавляет 5 и больше действующих компаний; от 10 баллы вдвое больше.',
    'The head leads five or more living companies; from ten on the points double.',
    '负责人同时领导5家以上存续公司；10家以上扣分加倍。',
  ],
  needs: ['places'],
  check: ({ places: { heads } }) => {
    const most = [...heads].sort((a, b) => b.living - a.living)[0]
    if (!most) return notChecked('no-person-number')
    const proofs = [text('person', most.name), count('living', most.living)]
    if (most.living < MANY) return notFound(...proofs)
    return foundWorth(most.living >= HIGH ? -15 : -7, ...proofs)
  },
})
