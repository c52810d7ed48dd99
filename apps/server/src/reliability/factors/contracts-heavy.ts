// A contract is larger than a year's revenue.
import { inNewestYear } from '../accounts-lines.ts'
import { withinMonths } from '../days.ts'
import { money, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const contractsHeavy = factor({
  code: 'contracts-heavy',
  group: 'contracts',
  polarity: 'attention',
  points: -3,
  source: 'contracts',
  basis: 'ours',
  only: 'company',
  title: ['Контракт больше годовой выручки', 'A contract larger than revenue', '合同额超过年收入'],
  explanation: [
    'За год взят контракт дороже всей годовой выручки: справится ли компания, неясно.',
    'Within a year a contract was taken that exceeds a year’s revenue: it is unclear whether the company can cope.',
    '一年内承接的合同超过全年收入，履约能力存疑。',
  ],
  needs: ['contracts', 'accounts'],
  check: ({ contracts, accounts }, { today }) =>
    inNewestYear(accounts, ['2110'], (lines, { year }) => {
      const won = contracts.contracts.filter(({ role, date }) => role === 'supplier' && withinMonths(date, today, 12))
      if (won.length === 0) return notApplicable('no-contracts')
      const heavy = won.find(({ priceKopecks = 0 }) => priceKopecks > lines['2110'])
      return foundIf(
        heavy !== undefined,
        ...(heavy ? [text('case', heavy.registerNumber, heavy.url), money('amount', heavy.priceKopecks ?? 0)] : []),
        money('revenue', lines['2110'], year),
      )
    }),
})
