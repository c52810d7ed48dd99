// The balance sheet holds fixed assets.
import { inNewestYear } from '../accounts-lines.ts'
import { money } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

export const fixedAssets = factor({
  code: 'fixed-assets',
  group: 'finances',
  polarity: 'positive',
  points: 3,
  source: 'girbo',
  basis: null,
  only: 'company',
  title: ['Имущество на балансе', 'Fixed assets', '拥有固定资产'],
  explanation: [
    'Есть основные средства: здания, техника, оборудование.',
    'There are fixed assets: buildings, vehicles, equipment.',
    '拥有固定资产：房屋、车辆、设备。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, ['1150'], (lines, { year }) => foundIf(lines['1150'] > 0, money('fixedAssets', lines['1150'], year))),
})
