// Equity is smaller than the share capital.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const netAssetsBelowCapital = factor({
  code: 'net-assets-below-capital',
  group: 'finances',
  polarity: 'attention',
  points: -5,
  source: 'girbo',
  basis: '14-ФЗ, ст. 30',
  only: 'company',
  title: ['Чистые активы меньше капитала', 'Net assets below share capital', '净资产低于注册资本'],
  explanation: [
    'Капитал проеден убытками: имущества меньше, чем обещано участниками.',
    'Losses have eaten into the capital promised by the members.',
    '亏损侵蚀了注册资本。',
  ],
  needs: ['accounts', 'register'],
  check: ({ accounts, register: { row } }) =>
    inNewestYear(accounts, ['1300'], (lines, { year }) => {
      if (row.capitalKopecks === null) return notApplicable('no-capital')
      const capital = Number(row.capitalKopecks)
      return foundIf(lines['1300'] < capital, money('equity', lines['1300'], year), money('capital', capital))
    }),
})
