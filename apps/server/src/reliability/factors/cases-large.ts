// A single claim is larger than the company's equity.
import { inNewestYear } from '../accounts-lines.ts'
import { asRespondent } from '../cases.ts'
import { money, text } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

export const casesLarge = factor({
  code: 'cases-large',
  group: 'courts',
  polarity: 'negative',
  points: -8,
  source: 'kad',
  basis: 'ours',
  only: 'company',
  title: ['Иск больше собственного капитала', 'A claim larger than equity', '单笔诉讼超过自有资本'],
  explanation: [
    'Сумма одного незавершённого иска больше собственного капитала.',
    'One open claim is larger than the company’s own capital.',
    '一宗未结诉讼金额超过公司自有资本。',
  ],
  needs: ['cases', 'accounts', 'register'],
  check: ({ cases, accounts, register: { row } }) =>
    inNewestYear(accounts, ['1300'], (lines, { year }) => {
      if (lines['1300'] <= 0) return notApplicable('no-line')
      const open = asRespondent(cases.cases, row).filter(({ active }) => active === true)
      const large = open.find(({ claimKopecks = 0 }) => claimKopecks > lines['1300'])
      return foundIf(
        large !== undefined,
        ...(large ? [text('case', large.number, large.url), money('claims', large.claimKopecks ?? 0)] : []),
        money('equity', lines['1300'], year),
      )
    }),
})
