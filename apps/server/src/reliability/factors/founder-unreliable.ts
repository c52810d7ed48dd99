// The register marks the entry about a founder as unreliable.
import { text } from '../evidence.ts'
import { factor, found, notFound } from '../factor.ts'

export const founderUnreliable = factor({
  code: 'founder-unreliable',
  group: 'people',
  polarity: 'negative',
  points: -20,
  source: 'egrul',
  basis: '129-ФЗ, ст. 11 п. 6',
  only: 'company',
  title: ['Недостоверные сведения об учредителе', 'Unreliable entry about a founder', '创始人信息不实'],
  explanation: [
    'Налоговая внесла отметку о недостоверности сведений об участнике.',
    'The tax service marked the entry about a member as unreliable.',
    '税务机关将股东信息标记为不实。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const marked = register.founders.filter(({ unreliable }) => unreliable)
    return marked.length > 0 ? found(...marked.map(({ name, unreliable }) => text('person', `${name ?? '—'}: ${unreliable}`))) : notFound()
  },
})
