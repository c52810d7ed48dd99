// Avoids counting one event twice in the reliability report: of several findings about one event (a debt, a court case, a line of the accounts) only
// the most serious has points.
import type { Reading } from './reading.ts'

/**
 * Each row: codes of factors that are computed from the same records, all for or all against a company. `told-…` factors repeat warnings of the data
 * aggregator Checko about the same facts.
 */
const EVENTS: readonly (readonly string[])[] = [
  [
    ...(['enforcement', 'enforcement-heavy', 'enforcement-arrest', 'enforcement-contributions', 'enforcement-credit'] as const),
    ...(['enforcement-fines', 'enforcement-pledge', 'enforcement-taxes', 'enforcement-wages'] as const),
  ],
  ['tax-debt', 'debt-contributions', 'debt-income-tax', 'debt-penalties', 'debt-to-income', 'debt-to-bailiffs', 'told-arrears'],
  [
    ...(['claims-to-revenue', 'cases-large', 'cases-growing', 'cases-repeated', 'cases-credit'] as const),
    ...(['cases-open', 'cases-respondent', 'cases-supply', 'cases-tax'] as const),
  ],
  ['bankruptcy', 'bankruptcy-status', 'bankruptcy-messages'],
  ['mass-head', 'moved-to-mass-head', 'head-many-closed', 'told-mass-head'],
  ['mass-address', 'office-neighbours', 'told-mass-address'],
  ['mass-founder', 'told-mass-founder'],
  ['head-disqualified', 'head-listed-disqualified', 'told-disqualified'],
  ['access-restricted', 'told-hidden-founders'],
  ['owner-sanctioned', 'told-founder-sanctioned'],
  ['founder-offshore', 'founder-foreign'],
  ['no-employees', 'headcount-fell'],
  ['enough-employees', 'headcount-grew'],
  ['loss', 'losses-two-years'],
  ['profit', 'profit-three-years'],
  ['gross-loss', 'operating-loss'],
  ['net-assets-negative', 'net-assets-below-capital', 'autonomy-low', 'equity-shrank', 'accumulated-loss'],
  ['net-assets-above-capital', 'autonomy-high', 'equity-grew'],
  ['liquidity-low', 'cash-short'],
  ['liquidity-high', 'cash-ready'],
  ['revenue-zero', 'revenue-fell'],
  ['payables-high', 'payables-over-receivables', 'payment-delay'],
  ['taxes-paid', 'vat-paid', 'profit-tax-paid'],
  ['costs-outgrow-revenue', 'expenses-outgrow-income'],
  ['expense-over-income', 'costs-near-income'],
  ['no-taxes-paid', 'tax-burden-low'],
]

const eventByCode = new Map(EVENTS.flatMap((codes, event) => codes.map((code) => [code, event] as const)))

/** All codes of the table. For tests. */
export const codesOfEvents: readonly string[] = EVENTS.flat()

/** The greater, the more serious; a stop is above any points. */
const gravity = ({ factor, counted }: Reading): number => (factor.polarity === 'stop' ? 1_000 : 0) + Math.abs(counted)

/** The readings with each event counted once: its other findings get no points and refer to the most serious one in `countedWith`. */
export function sharingEvents(readings: readonly Reading[]): Reading[] {
  const gravest = new Map<number, Reading>()
  for (const reading of readings) {
    const event = reading.state === 'found' ? eventByCode.get(reading.factor.code) : undefined
    if (event === undefined) continue
    const gravestSoFar = gravest.get(event)
    if (!gravestSoFar || gravity(reading) > gravity(gravestSoFar)) gravest.set(event, reading)
  }
  return readings.map((reading) => {
    const event = reading.state === 'found' ? eventByCode.get(reading.factor.code) : undefined
    const gravestOfEvent = event === undefined ? undefined : gravest.get(event)
    return gravestOfEvent && gravestOfEvent !== reading ? { ...reading, counted: 0, countedWith: gravestOfEvent.factor } : reading
  })
}
