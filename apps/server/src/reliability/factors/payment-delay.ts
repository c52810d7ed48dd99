// Signs that the company will pay late, from its accounts.
import { inNewestYear } from '../accounts-lines.ts'
import { percent } from '../evidence.ts'
import { factor, foundIf, notApplicable } from '../factor.ts'

const NEEDED = ['1200', '1230', '1250', '1500', '1520', '2110'] as const
const HIGH = 0.6

/** Average of four shares between 0 and 1: the nearer to 1, the later the payment is likely to come. */
function riskOf(lines: Record<(typeof NEEDED)[number], number>): number {
  const within = (value: number): number => Math.min(1, Math.max(0, value))
  const turnover = lines['1520'] / lines['2110']
  const shortage = 1 - lines['1200'] / lines['1500'] / 2
  const cash = 1 - lines['1250'] / lines['1500'] / 0.5
  const owed = lines['1230'] / lines['2110']
  return [turnover * 2, shortage, cash, owed].map(within).reduce((sum, part) => sum + part, 0) / 4
}

export const paymentDelay = factor({
  code: 'payment-delay',
  group: 'finances',
  polarity: 'attention',
  points: -4,
  source: 'girbo',
  basis: 'ours',
  only: 'company',
  title: ['Риск задержки платежей', 'Risk of late payment', '延迟付款风险'],
  explanation: [
    'Среднее четырёх долей: долг поставщикам, ликвидность, деньги, дебиторка. Порог 60 %.',
    'The average of four shares: payables, liquidity, cash, receivables. The threshold is 60 %.',
    '四项平均：应付、流动性、现金、应收，阈值60%。',
  ],
  needs: ['accounts'],
  check: ({ accounts }) =>
    inNewestYear(accounts, NEEDED, (lines, { year }) => {
      if (lines['2110'] <= 0 || lines['1500'] <= 0) return notApplicable('no-receipts')
      const risk = riskOf(lines)
      return foundIf(risk >= HIGH, percent('delay', risk, year))
    }),
})
