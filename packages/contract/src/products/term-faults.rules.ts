// Checks the terms of sale that a seller enters for a product (smallest quantity, pack size, lead time, prices by quantity), in the seller's form and
// on the server.
import {
  LEAD_DAYS_MAX,
  PRICE_STEPS_MAX,
  type Priced,
  type PriceStep,
  QUANTITY_MAX,
  type QuantityTerms,
  smallestQuantity,
} from './trade-terms.rules.ts'

/** Faults of the terms of a product, by field; `price` in kopecks. */
export function tradeTermFaults(
  terms: QuantityTerms & { readonly lead_days: number | null },
  { priceKopecks, steps }: Pick<Priced, 'priceKopecks' | 'steps'>,
): Partial<Record<'min_quantity' | 'multiple' | 'lead_days' | 'price_steps', 'not_a_quantity' | 'not_lead_days' | 'price_steps_wrong'>> {
  const isQuantity = (value: number | null) => value === null || (value >= 1 && value <= QUANTITY_MAX)
  const minQuantityFault = isQuantity(terms.min_quantity) ? {} : { min_quantity: 'not_a_quantity' as const }
  if (!isQuantity(terms.multiple)) return { ...minQuantityFault, multiple: 'not_a_quantity' }
  if (Object.keys(minQuantityFault).length > 0) return minQuantityFault
  const least = smallestQuantity(terms)
  if (least > QUANTITY_MAX) return { multiple: 'not_a_quantity' }
  if (terms.lead_days !== null && terms.lead_days > LEAD_DAYS_MAX) return { lead_days: 'not_lead_days' }
  return areSteps(steps, { from: least, kopecks: priceKopecks }) ? {} : { price_steps: 'price_steps_wrong' }
}

/** Whether each price step begins at a larger quantity than the one before it, is cheaper, and is not free. `first`: smallest quantity and price. */
function areSteps(steps: readonly PriceStep[], first: PriceStep): boolean {
  if (steps.length > PRICE_STEPS_MAX) return false
  return steps.every((step, place) => {
    const before = steps[place - 1] ?? first
    return step.from > before.from && step.from <= QUANTITY_MAX && step.kopecks >= 1 && step.kopecks < before.kopecks
  })
}
