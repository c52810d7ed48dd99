// The state or a municipality is among the founders.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const founderState = factor({
  code: 'founder-state',
  group: 'people',
  polarity: 'positive',
  points: 6,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Учредитель: государство', 'Founded by the state', '国有创始人'],
  explanation: [
    'Среди участников Российская Федерация, её субъект или муниципалитет.',
    'Russia, one of its regions or a municipality is among the members.',
    '股东中有俄罗斯联邦、联邦主体或市政机构。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const state = register.founders.filter(({ kind }) => kind === 'state')
    return foundIf(state.length > 0, ...state.map(({ name }) => text('person', name ?? '—')))
  },
})
