// Five published models of bankruptcy risk over the lines of one year; coefficients as their authors gave them.
import { absoluteExpense, type Year } from './accounts-lines.ts'

export interface ModelResult {
  readonly name: string
  readonly value: number
  /** By the model's own threshold. */
  readonly isHigh: boolean
}

/** Lines of one year in kopecks. */
interface Figures {
  readonly assets: number
  /** Current assets. */
  readonly current: number
  /** Short-term debt. */
  readonly short: number
  /** All debt. */
  readonly debts: number
  readonly equity: number
  /** Retained earnings. */
  readonly retained: number
  readonly revenue: number
  /** Operating profit; if it is blank, profit before tax and interest. */
  readonly operating: number
  /** Profit before tax. */
  readonly before: number
  readonly receivables: number
  readonly cash: number
}

function yearFigures(year: Year): Figures {
  const line = (code: string): number => year.lines[code] ?? 0
  return {
    assets: line('1600'),
    current: line('1200'),
    short: line('1500'),
    debts: line('1400') + line('1500'),
    equity: line('1300'),
    retained: line('1370'),
    revenue: line('2110'),
    operating: line('2200') || line('2300') + absoluteExpense(year, '2330'),
    before: line('2300'),
    receivables: line('1230'),
    cash: line('1240') + line('1250'),
  }
}

/** Altman's Z″ for firms without a market price (1983): below 1.1 is the zone of distress. */
function altman({ assets, current, short, retained, before, equity, debts }: Figures): ModelResult {
  const value = (6.56 * (current - short) + 3.26 * retained + 6.72 * before) / assets + (1.05 * equity) / (debts || 1)
  return { name: 'Altman Z″', value, isHigh: value < 1.1 }
}

/** Taffler (1977): below 0.2. */
function taffler({ before, short, current, debts, assets, revenue }: Figures): ModelResult {
  const value = (0.53 * before) / short + (0.13 * current) / (debts || 1) + (0.18 * short) / assets + (0.16 * revenue) / assets
  return { name: 'Taffler', value, isHigh: value < 0.2 }
}

/** Lis (1972): below 0.037. */
function lis({ current, operating, retained, equity, debts, assets }: Figures): ModelResult {
  const value = (0.063 * current + 0.092 * operating + 0.057 * retained) / assets + (0.001 * equity) / (debts || 1)
  return { name: 'Lis', value, isHigh: value < 0.037 }
}

/** Springate (1978): below 0.862. */
function springate({ current, short, operating, before, assets, revenue }: Figures): ModelResult {
  const value = (1.03 * (current - short) + 3.07 * operating + 0.4 * revenue) / assets + (0.66 * before) / short
  return { name: 'Springate', value, isHigh: value < 0.862 }
}

/** After the sign OENEG of Ohlson: debts above assets, or short-term debt above current assets together with a loss. */
function twoSigns({ debts, assets, short, current, before }: Figures): ModelResult {
  const value = debts / assets
  return { name: 'Ohlson (OENEG)', value, isHigh: value > 1 || (short > current && before < 0) }
}

/** The five results; assets, short-term debt and revenue of the year must be positive. */
export const bankruptcyModels = (year: Year): ModelResult[] => {
  const figures = yearFigures(year)
  return [altman, taffler, lis, springate, twoSigns].map((model) => model(figures))
}
