// Equity is larger than the share capital.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const netAssetsAboveCapital = factor({
  code: 'net-assets-above-capital',
  group: 'finances',
  polarity: 'positive',
  points: 4,
  source: 'girbo',
  basis: '14-ФЗ, ст. 30',
  only: 'company',
  title: ['Чистые активы больше капитала', 'Net assets above share capital', '净资产高于注册资本'],
  explanation: [
    'Компания накопила имущество сверх вкладов участников.',
    'The company holds more than its members put in.',
    '公司资产超过股东投入。',
  ],
  needs: ['accounts', 'register'],
  check: ({ accounts, register: { row } }) =>
    inNewestYear(accounts, ['1300'], (lines, { year }) => {
      if (row.capitalKopecks === null) return notApplicable('no-capital')
      const capital = Number(row.capitalKopecks)
      return foundIf(lines['1300'] > capital, money('equity', lines['1300'], year), money('capital', capital))
    }),
})
