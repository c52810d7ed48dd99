// Shows how the sum of one line of an offer is calculated, as «150 шт × 14 900 ₽» (150 pieces at 14,900 rubles each).
import type { QuoteLine, QuoteOffer } from '@sverka/contract/quotes/quotes'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'

/** Returns a function that gives the quantity, unit and price of one line; `wanted` are the lines of the request. */
export function useCalculation(wanted: readonly QuoteLine[]): (line: QuoteOffer['lines'][number]) => string {
  const format = useFormat()
  const unitWord = useUnitWord()
  return ({ line, price }) => {
    const requested = wanted.find((requestLine) => requestLine.line === line)
    const quantity = [requested && format.integer(requested.quantity), requested?.unit_name && unitWord(requested.unit_name)]
      .filter(Boolean)
      .join('\u00a0')
    return `${quantity} × ${format.price(price)}`
  }
}
