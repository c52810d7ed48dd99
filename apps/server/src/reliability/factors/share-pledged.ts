// A founder's share is pledged.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const sharePledged = factor({
  code: 'share-pledged',
  group: 'people',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: 'ГК РФ, ст. 358.15',
  only: 'company',
  title: ['Доля учредителя в залоге', "A founder's share is pledged", '创始人股份已质押'],
  explanation: [
    'Владелец может смениться по решению залогодержателя.',
    'The owner may change by the will of the pledge holder.',
    '质权人可能导致所有者变更。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const pledged = register.founders.filter(({ encumbrance }) => encumbrance)
    return foundIf(pledged.length > 0, ...pledged.map(({ name, encumbrance }) => text('person', `${name ?? '—'}: ${encumbrance}`)))
  },
})
