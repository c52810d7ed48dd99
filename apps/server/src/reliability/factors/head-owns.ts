// The head owns a share of the company.
import { percent, text } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

export const headOwns = factor({
  code: 'head-owns',
  group: 'people',
  polarity: 'positive',
  points: 2,
  source: 'egrul',
  basis: null,
  only: 'company',
  title: ['Руководитель владеет долей', 'The head owns a share', '负责人持有股份'],
  explanation: [
    'Руководитель сам участник: он отвечает и своим имуществом в компании.',
    'The head is a member too and has own property at stake.',
    '负责人也是股东，自身财产同样承担风险。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const heads = new Set(register.heads.flatMap(({ inn }) => (inn ? [inn] : [])))
    if (heads.size === 0) return notChecked('no-person-number')
    const owner = register.founders.find(({ inn }) => inn && heads.has(inn))
    const share = owner?.share.percent
    return foundIf(
      owner !== undefined,
      ...(owner ? [text('person', owner.name ?? '—')] : []),
      ...(share === undefined ? [] : [percent('share', share / 100)]),
    )
  },
})
