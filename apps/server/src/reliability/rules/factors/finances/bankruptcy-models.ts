// Computes five published models of bankruptcy risk over the annual accounts of one year, with the coefficients and thresholds of their authors.
import { absoluteExpense, type Year } from './accounts-lines.ts'

/** The value of one model for a company. */
export interface ModelResult {
  /** Name of its author. */
  readonly name: string
  readonly value: number
  /** The risk is high by the model's own threshold. */
  readonly isHigh: boolean
}

/** Figures of one year in kopecks, 0 for a blank line. */
interface Figures {
  readonly assets: number
  readonly currentAssets: number
  readonly shortTermDebt: number
  /** Short-term and long-term debt. */
  readonly debts: number
  readonly equity: number
  readonly retainedEarnings: number
  readonly revenue: number
  /** If it is blank, profit before tax and interest. */
  readonly operatingProfit: number
  readonly profitBeforeTax: number
}

/** Reads the figures by the codes of their lines; 1400 is long-term debt, 2330 interest. */
function yearFigures(year: Year): Figures {
  const line = (code: string): number => year.lines[code] ?? 0
  return {
    assets: line('1600'),
    currentAssets: line('1200'),
    shortTermDebt: line('1500'),
    debts: line('1400') + line('1500'),
    equity: line('1300'),
    retainedEarnings: line('1370'),
    revenue: line('2110'),
    operatingProfit: line('2200') || line('2300') + absoluteExpense(year, '2330'),
    profitBeforeTax: line('2300'),
  }
}

/** Altman's Z″ for companies whose shares are not traded (1983): below 1.1 is the zone of distress. */
function altman({ assets, currentAssets, shortTermDebt, retainedEarnings, profitBeforeTax, equity, debts }: Figures): ModelResult {
  const value =
    (6.56 * (currentAssets - shortTermDebt) + 3.26 * retainedEarnings + 6.72 * profitBeforeTax) / assets + (1.05 * equity) / (debts || 1)
  return { name: 'Altman Z″', value, isHigh: value < 1.1 }
}

/** Taffler (1977): the risk is high below 0.2. */
function taffler({ profitBeforeTax, shortTermDebt, currentAssets, debts, assets, revenue }: Figures): ModelResult {
  const value =
    (0.53 * profitBeforeTax) / shortTermDebt +
    (0.13 * currentAssets) / (debts || 1) +
    (0.18 * shortTermDebt) / assets +
    (0.16 * revenue) / assets
  return { name: 'Taffler', value, isHigh: value < 0.2 }
}

/** Lis (1972): the risk is high below 0.037. */
function lis({ currentAssets, operatingProfit, retainedEarnings, equity, debts, assets }: Figures): ModelResult {
  const value = (0.063 * currentAssets + 0.092 * operatingProfit + 0.057 * retainedEarnings) / assets + (0.001 * equity) / (debts || 1)
  return { name: 'Lis', value, isHigh: value < 0.037 }
}

/** Springate (1978): the risk is high below 0.862. */
function springate({ currentAssets, shortTermDebt, operatingProfit, profitBeforeTax, assets, revenue }: Figures): ModelResult {
  const value =
    (1.03 * (currentAssets - shortTermDebt) + 3.07 * operatingProfit + 0.4 * revenue) / assets + (0.66 * profitBeforeTax) / shortTermDebt
  return { name: 'Springate', value, isHigh: value < 0.862 }
}

/** After the variable OENEG of Ohlson's model (1980): debts above assets, or short-term debt above current assets together with a loss. */
function ohlson({ debts, assets, shortTermDebt, currentAssets, profitBeforeTax }: Figures): ModelResult {
  const value = debts / assets
  return { name: 'Ohlson (OENEG)', value, isHigh: value > 1 || (shortTermDebt > currentAssets && profitBeforeTax < 0) }
}

/** The results of the five models; assets, short-term debt and revenue of the year must be positive. */
export const bankruptcyModels = (year: Year): ModelResult[] => {
  const figures = yearFigures(year)
  return [altman, taffler, lis, springate, ohlson].map((model) => model(figures))
}
