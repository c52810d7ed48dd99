// How the price of a line of an offer is worked out, as «150 шт × 14 900 ₽».
import type { QuoteLine, QuoteOffer } from '@sverka/contract/quotes/quotes'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'

/** Returns a function that gives the quantity, unit and price of one line; `wanted` are the lines of the request. */
export function useCalculation(wanted: readonly QuoteLine[]): (line: QuoteOffer['lines'][number]) => string {
  const format = useFormat()
  const unitWord = useUnitWord()
  return ({ line, price }) => {
    const asked = wanted.find((one) => one.line === line)
    const quantity = [asked && format.integer(asked.quantity), asked?.unit_name && unitWord(asked.unit_name)].filter(Boolean).join('\u00a0')
    return `${quantity} × ${format.price(price)}`
  }
}
