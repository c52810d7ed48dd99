// The text of a factor's basis (law, common practice, own threshold), and titles of the ratios compared with the industry.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { RatioKey } from '../rules/dossier-facts.ts'
import { citationIn } from './citations.ts'
import { inLanguage, type Texts } from './texts.ts'

const COMMON_PRACTICE: Texts = ['Практика', 'Common practice', '惯例']
const OWN_THRESHOLD: Texts = ['Порог наш', 'Our own threshold', '我方阈值']

/** `basis` is a Russian citation of a law, `ours` for our own threshold, or null for common practice. */
export function basisText(basis: string | null, language: ReportLanguage): string {
  if (basis === null) return inLanguage(COMMON_PRACTICE, language)
  return basis === 'ours' ? inLanguage(OWN_THRESHOLD, language) : citationIn(language, basis)
}

interface RatioTitle {
  readonly title: Texts
  readonly unit: 'percent' | 'ratio'
  /** Converts stored to displayed values: fractions to percent, kopecks to thousands of rubles. */
  readonly scale: number
}

/**
 * The ratios by their stored name: net profit to revenue, equity to assets, current assets to short-term debt, revenue to assets, taxes paid to
 * income, social contributions per employee and year.
 */
export const ratioTitles: Readonly<Record<RatioKey, RatioTitle>> = {
  margin: { title: ['Чистая рентабельность', 'Net margin', '净利率'], unit: 'percent', scale: 100 },
  autonomy: { title: ['Автономия', 'Autonomy', '自有资本比率'], unit: 'ratio', scale: 1 },
  liquidity: { title: ['Текущая ликвидность', 'Current liquidity', '流动比率'], unit: 'ratio', scale: 1 },
  turnover: { title: ['Оборачиваемость активов', 'Asset turnover', '资产周转率'], unit: 'ratio', scale: 1 },
  tax_burden: { title: ['Налоговая нагрузка', 'Tax burden', '税负'], unit: 'percent', scale: 100 },
  contributions: {
    title: ['Взносы на сотрудника, тыс. ₽', 'Contributions per employee, thousand rubles', '人均社保缴费（千卢布）'],
    unit: 'ratio',
    scale: 1 / 100_000,
  },
}
