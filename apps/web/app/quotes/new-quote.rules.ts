// The form of a request for prices without its markup: the values as typed, their errors, and the body that is sent.
import { typedQuantity } from '@sverka/contract/cart/cart.rules'
import { QUOTE_LINES_MAX, readPastedLines } from '@sverka/contract/quotes/quotes.rules'
import { readNumber } from '../ui/typed-number.ts'

/** One line of the form: a needed thing with its quantity, as typed. */
export interface LineValues {
  /** Identifies the row of the form, also when rows above it are removed. */
  readonly key: number
  readonly name: string
  readonly quantity: string
  /** Code of the unit of measurement in ОКЕИ, the Russian classifier of units; empty if none is chosen. */
  readonly unit: string
}

/** The whole form, as typed. */
export interface FormValues {
  /** Id of the category; empty until one is chosen. */
  readonly category: string
  readonly lines: readonly LineValues[]
  /** Where to deliver. */
  readonly place: string
  /** Day as YYYY-MM-DD; may be empty. */
  readonly needed_by: string
  /** Last day for offers, YYYY-MM-DD. */
  readonly answers_until: string
  /** Rubles; may be empty. */
  readonly budget: string
  readonly details: string
}

/** Keys of the error texts in the messages of quotes. */
export type FaultWord = 'chooseCategory' | 'nameNeeded' | 'wrongQuantity' | 'placeNeeded' | 'dayNeeded' | 'wrongMoney'

/** Errors by field; of a line by `name-KEY` and `quantity-KEY`. `isOfCard`: the request goes to the seller of one product and needs no category. */
export function findFaults(values: FormValues, isOfCard: boolean): Record<string, FaultWord> {
  const faults: Record<string, FaultWord> = {}
  if (!isOfCard && values.category === '') faults.category = 'chooseCategory'
  for (const { key, name, quantity } of values.lines) {
    if (name.trim() === '') faults[`name-${key}`] = 'nameNeeded'
    if (typedQuantity(quantity) === null) faults[`quantity-${key}`] = 'wrongQuantity'
  }
  if (values.place.trim() === '') faults.place = 'placeNeeded'
  if (values.answers_until === '') faults.answers_until = 'dayNeeded'
  // Empty is null, which is allowed.
  if (Number.isNaN(readNumber(values.budget, 2) ?? 0)) faults.budget = 'wrongMoney'
  return faults
}

/** The body for a form without errors. `product`: id of the product whose seller gets the request; null for the sellers of the category. */
export const toBody = (values: FormValues, product: number | null) => ({
  ...(product === null ? { category: Number(values.category) } : { product }),
  lines: values.lines.map(({ name, quantity, unit }) => ({
    name: name.trim(),
    quantity: typedQuantity(quantity) ?? 1,
    unit: unit === '' ? null : Number(unit),
  })),
  place: values.place.trim(),
  needed_by: values.needed_by || null,
  answers_until: values.answers_until,
  budget: readNumber(values.budget, 2) || null,
  details: values.details.trim(),
})

/** The lines that have a name, followed by the pasted ones, at most QUOTE_LINES_MAX in all. Returns `lines` unchanged if there are neither. */
export function withPasted(lines: readonly LineValues[], text: string): LineValues[] {
  const filled = lines.filter(({ name }) => name.trim() !== '')
  const next = Math.max(0, ...lines.map(({ key }) => key)) + 1
  const read = readPastedLines(text).map(({ name, quantity }, index) => ({ key: next + index, name, quantity: String(quantity), unit: '' }))
  const all = [...filled, ...read].slice(0, QUOTE_LINES_MAX)
  return all.length > 0 ? all : [...lines]
}
