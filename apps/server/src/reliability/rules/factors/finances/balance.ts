// Factors (checks of the reliability report) over the balance sheet: assets, equity, debts and the ratios between them. Codes of lines of the
// accounts: 1150 fixed assets, 1200 current assets, 1230 receivables, 1240 short-term investments, 1250 cash, 1300 equity, 1370 retained earnings,
// 1410 and 1510 loans, 1500 short-term debt, 1520 payables, 1600 total assets, 2110 revenue. Thresholds without a law in `basis` are common
// practice, `ours` our own.
import { countProof, moneyProof, percentProof, ratioProof, textProof } from '../../evidence.ts'
import { factor, foundIf, foundWithPoints, notApplicable, notChecked, notFound } from '../../factor.ts'
import { readShareCapital } from '../../share-capital.ts'
import { changeFactor, lineFactor, newestYearFactor, twoYearsFactor } from './accounts-factors.ts'
import { inNewestYear } from './accounts-lines.ts'
import { bankruptcyModels } from './bankruptcy-models.ts'

/** Lines without which the bankruptcy models are not computed; 2300 is the profit before tax, 2400 the net profit. */
const BANKRUPTCY_MODELS_NEEDED = ['1200', '1300', '1500', '1600', '2110', '2300', '2400'] as const
/** So many of the five models must show a high risk. */
const MIN_MODELS_AT_RISK = 3
/** Lines without which the risk of late payment is not computed. */
const PAYMENT_DELAY_NEEDED = ['1200', '1230', '1250', '1500', '1520', '2110'] as const
/** From this value on, the risk of late payment is high: our threshold. */
const HIGH_DELAY_RISK = 0.6

/**
 * Risk of late payment from 0 to 1, a formula of our own: the average of four parts, each limited to 0…1. Payables reach 1 at half of the revenue,
 * the shortage of current assets falls to 0 when they are twice the short-term debt, that of cash when it is half of this debt, and receivables
 * reach 1 at the whole revenue.
 */
function computeDelayRisk(lines: Record<(typeof PAYMENT_DELAY_NEEDED)[number], number>): number {
  const within = (value: number): number => Math.min(1, Math.max(0, value))
  const payables = (lines['1520'] / lines['2110']) * 2
  const shortage = 1 - lines['1200'] / lines['1500'] / 2
  const cashShortage = 1 - lines['1250'] / lines['1500'] / 0.5
  const receivables = lines['1230'] / lines['2110']
  return [payables, shortage, cashShortage, receivables].map(within).reduce((sum, part) => sum + part, 0) / 4
}

/** The properties that each factor declares itself. */
type OwnProperties<C extends string> = Parameters<typeof newestYearFactor<C, string>>[0]
/** Whether the ratio makes the factor found. */
type Fits = (value: number) => boolean

/** Equity ratio: equity to assets. */
const autonomy = <const C extends string>(own: OwnProperties<C>, fits: Fits) =>
  newestYearFactor(own, ['1300', '1600'], (lines, { year }) => {
    if (lines['1600'] <= 0) return notApplicable('no-line')
    const value = lines['1300'] / lines['1600']
    return foundIf(
      fits(value),
      ratioProof('coefficient', value, year),
      moneyProof('equity', lines['1300'], year),
      moneyProof('assets', lines['1600'], year),
    )
  })

/** Cash ratio: cash and short-term investments to short-term debt. */
const cashCover = <const C extends string>(own: OwnProperties<C>, fits: Fits) =>
  newestYearFactor(own, ['1250', '1500'], (lines, { year, lines: all }) => {
    if (lines['1500'] <= 0) return notApplicable('no-line')
    const cash = lines['1250'] + (all['1240'] ?? 0)
    return foundIf(fits(cash / lines['1500']), ratioProof('coefficient', cash / lines['1500'], year), moneyProof('cash', cash, year))
  })

/** Current ratio: current assets to short-term debt. */
const liquidity = <const C extends string>(own: OwnProperties<C>, fits: Fits) =>
  newestYearFactor(own, ['1200', '1500'], (lines, { year }) => {
    if (lines['1500'] <= 0) return notApplicable('no-line')
    const value = lines['1200'] / lines['1500']
    return foundIf(fits(value), ratioProof('coefficient', value, year))
  })

/** Net assets (equity) compared with the share capital; a company with less must reduce its capital (company law 14-ФЗ, article 30). */
const netAssets = <const C extends string>(own: OwnProperties<C>, fits: (equity: number, capital: number) => boolean) =>
  factor({
    is: { ...own, source: 'girbo', basis: '14-ФЗ, ст. 30', only: 'company' },
    needs: ['accounts', 'register'],
    check: ({ accounts, register }) =>
      inNewestYear(accounts, ['1300'], (lines, { year }) => {
        const capital = readShareCapital(register)
        if (capital === null) return notApplicable('no-capital')
        return foundIf(fits(lines['1300'], capital), moneyProof('equity', lines['1300'], year), moneyProof('capital', capital))
      }),
  })

/** Lines for `changeFactor`: code, labels of the evidence, and the reason if the earlier value is not positive. */
const EQUITY = { line: '1300', labels: ['equity', 'equityBefore'], note: 'no-line' } as const
const ASSETS = { line: '1600', labels: ['assets', 'assetsBefore'], note: 'no-line' } as const

export const balanceFactors = [
  lineFactor({ code: 'accumulated-loss', polarity: 'negative', points: -4 }, '1370', 'deficit', (value) => value < 0),
  changeFactor({ code: 'assets-fell', polarity: 'attention', points: -4, basis: 'ours' }, ASSETS, (change, proofs) =>
    foundIf(change <= -1 / 3, ...proofs),
  ),
  autonomy({ code: 'autonomy-high', polarity: 'positive', points: 6 }, (value) => value >= 0.5),
  autonomy({ code: 'autonomy-low', polarity: 'negative', points: -10 }, (value) => value < 0.1),
  newestYearFactor(
    { code: 'bankruptcy-models', polarity: 'attention', points: -6, basis: 'Альтман, Таффлер, Лис, Спрингейт, Олсон' },
    BANKRUPTCY_MODELS_NEEDED,
    (lines, year) => {
      if (lines['1600'] <= 0 || lines['1500'] <= 0 || lines['2110'] <= 0) return notApplicable('no-receipts')
      const models = bankruptcyModels(year)
      const high = models.filter(({ isHigh }) => isHigh)
      return foundIf(
        high.length >= MIN_MODELS_AT_RISK,
        countProof('models', high.length),
        ...models.flatMap(({ name, value }) => [textProof('model', name), ratioProof('coefficient', value, year.year)]),
      )
    },
  ),
  cashCover({ code: 'cash-ready', polarity: 'positive', points: 3 }, (value) => value >= 0.5),
  cashCover({ code: 'cash-short', polarity: 'attention', points: -4 }, (value) => value < 0.2),
  newestYearFactor({ code: 'debt-burden', polarity: 'negative', points: -8 }, ['2110'], (lines, { year, lines: all }) => {
    if (all['1410'] === undefined && all['1510'] === undefined) return notChecked('no-line')
    if (lines['2110'] <= 0) return notApplicable('no-receipts')
    const loans = (all['1410'] ?? 0) + (all['1510'] ?? 0)
    const share = loans / lines['2110']
    const proofs = [moneyProof('loans', loans, year), moneyProof('revenue', lines['2110'], year), percentProof('share', share)]
    return share >= 0.2 ? foundWithPoints(share >= 0.4 ? -8 : -4, ...proofs) : notFound(...proofs)
  }),
  changeFactor({ code: 'equity-grew', polarity: 'positive', points: 3 }, EQUITY, (change, proofs) => foundIf(change >= 0.1, ...proofs)),
  changeFactor({ code: 'equity-shrank', polarity: 'negative', points: -5 }, { ...EQUITY, fromNegative: true }, (change, proofs) =>
    foundIf(change <= -0.1, ...proofs),
  ),
  lineFactor({ code: 'fixed-assets', polarity: 'positive', points: 3 }, '1150', 'fixedAssets', (value) => value > 0),
  liquidity({ code: 'liquidity-high', polarity: 'positive', points: 5 }, (value) => value >= 1.5),
  liquidity({ code: 'liquidity-low', polarity: 'negative', points: -10 }, (value) => value < 1),
  netAssets({ code: 'net-assets-above-capital', polarity: 'positive', points: 4 }, (equity, capital) => equity > capital),
  netAssets({ code: 'net-assets-below-capital', polarity: 'attention', points: -5 }, (equity, capital) => equity < capital),
  twoYearsFactor(
    { code: 'net-assets-negative', polarity: 'stop', points: -20, basis: '14-ФЗ, ст. 30' },
    ['1300'],
    (now, before, { year }, previous) =>
      foundIf(
        now['1300'] < 0 && before['1300'] < 0,
        moneyProof('equity', now['1300'], year),
        moneyProof('equityBefore', before['1300'], previous.year),
      ),
  ),
  newestYearFactor({ code: 'payables-high', polarity: 'negative', points: -5, basis: 'ours' }, ['1520', '2110'], (lines, { year }) => {
    if (lines['2110'] <= 0) return notApplicable('no-receipts')
    const share = lines['1520'] / lines['2110']
    return foundIf(
      share >= 0.5,
      moneyProof('payables', lines['1520'], year),
      moneyProof('revenue', lines['2110'], year),
      percentProof('share', share),
    )
  }),
  newestYearFactor(
    { code: 'payables-over-receivables', polarity: 'attention', points: -3, basis: 'ours' },
    ['1520', '1230'],
    (lines, { year }) =>
      foundIf(
        lines['1520'] > lines['1230'] * 2,
        moneyProof('payables', lines['1520'], year),
        moneyProof('receivables', lines['1230'], year),
      ),
  ),
  newestYearFactor({ code: 'payment-delay', polarity: 'attention', points: -4, basis: 'ours' }, PAYMENT_DELAY_NEEDED, (lines, { year }) => {
    if (lines['2110'] <= 0 || lines['1500'] <= 0) return notApplicable('no-receipts')
    const risk = computeDelayRisk(lines)
    return foundIf(risk >= HIGH_DELAY_RISK, percentProof('delay', risk, year))
  }),
  newestYearFactor({ code: 'receivables-high', polarity: 'negative', points: -6 }, ['1230', '2110'], (lines, { year }) => {
    if (lines['2110'] <= 0) return notApplicable('no-receipts')
    const share = lines['1230'] / lines['2110']
    const proofs = [
      moneyProof('receivables', lines['1230'], year),
      moneyProof('revenue', lines['2110'], year),
      percentProof('share', share),
    ]
    return share >= 0.2 ? foundWithPoints(share >= 0.5 ? -6 : -3, ...proofs) : notFound(...proofs)
  }),
]
