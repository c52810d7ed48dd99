// The company paid taxes in the year.
import { money, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

/** Contributions and penalties stand in factors of their own. */
const OTHER = ['страхов', 'взнос', 'неналогов', 'пени', 'штраф']

export const taxesPaid = factor({
  code: 'taxes-paid',
  group: 'taxes',
  polarity: 'positive',
  points: 4,
  source: 'paytax',
  basis: 'НК РФ, ст. 102',
  only: 'company',
  title: ['Уплачены налоги за год', 'Taxes paid in the year', '当年已缴税'],
  explanation: [
    'По открытым данным налоговой компания платила налоги.',
    'By open data the company paid taxes.',
    '公开数据显示公司缴纳了税款。',
  ],
  needs: ['taxes'],
  check: ({ taxes }) => {
    const rows = taxes.paid.filter(({ name, kopecks }) => kopecks > 0 && !mentions(name, OTHER))
    const total = rows.reduce((sum, { kopecks }) => sum + kopecks, 0)
    return foundIf(
      total > 0,
      money('paid', total),
      ...rows.slice(0, 5).flatMap(({ name, kopecks }) => [text('taxKind', name), money('paid', kopecks)]),
    )
  },
})
