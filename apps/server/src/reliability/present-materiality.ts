// Compares the sum of a deal with the company's figures (cash, net assets, claims, revenue), in the form of the HTTP contract.
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { Dossier } from './rules/dossier-facts.ts'
import { compareWithDeal, isSmallAgainst } from './rules/materiality.ts'
import type { Reading } from './rules/reading.ts'

/** Largest accepted sum of a deal: a trillion rubles. */
const MAX_SUM = 1_000_000_000_000

/** Digits, optionally grouped in threes by spaces or commas; then optional kopecks and currency. The ₽ sign may stand first instead. */
const SUM = /^(?:₽ ?)?(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]\d{1,2})?(?: ?(?:₽|руб\.?|рублей|rub))?$/i

/** Whole rubles of a typed sum, such as «3 000 000,50 ₽» (kopecks are cut off); null for zero, a sum above the limit, or anything else. */
export function parseDealSum(typed = ''): number | null {
  const [, whole = ''] = SUM.exec(typed.replace(/\s/g, ' ').trim()) ?? []
  const sum = Number(whole.replace(/[ ,]/g, ''))
  return sum > 0 && sum <= MAX_SUM ? sum : null
}

/** `sum` is the deal in rubles. `small` has the codes of negative findings whose own sum is minor compared with it. */
export function presentMateriality({ dossier, readings }: { dossier: Dossier; readings: readonly Reading[] }, sum: number): Materiality {
  const kopecks = sum * 100
  const negatives = readings.filter(({ state, counted }) => state === 'found' && counted < 0)
  return {
    sum,
    figures: compareWithDeal(dossier, kopecks).map(({ word, kopecks: value, percent, year, isLarge }) => ({
      figure: word,
      value: value === null ? null : value / 100,
      percent,
      year,
      large: isLarge,
    })),
    small: negatives.filter((reading) => isSmallAgainst(reading, kopecks)).map(({ factor }) => factor.code),
  }
}
