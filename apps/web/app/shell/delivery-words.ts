// Describes a delivery method as text: its name with the place, its price, its time.
import type { ChosenDelivery } from '@sverka/contract/products/delivery'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'

/** Number of delivery regions that are listed by name; for the others only the count is shown. */
const REGIONS_NAMED = 3

export interface DeliveryWords {
  /** «Транспорт продавца: Москва, Московская область»: the seller's transport, with its regions. */
  readonly name: string
  /** «18 500 ₽», «бесплатно» (free) or «по договорённости» (by agreement). */
  readonly price: string
  /** The sum from which delivery is free, the days it takes, and the promised date. */
  readonly notes: readonly string[]
}

/** `free_from`: sum of an order in rubles from which the delivery is free. */
type DeliveryMethod = ChosenDelivery & { readonly free_from?: number | null }

/** `price` in rubles; null where both sides still have to agree on it. */
export function useDeliveryWords(): (way: DeliveryMethod, price: number | null) => DeliveryWords {
  const texts = useMessages(deliveryMessages)
  const format = useFormat()
  const placeText = ({ kind, address, regions, ready_by }: DeliveryMethod): string | null => {
    // The address where the buyer collects the goods (pickup); null for a carrier.
    if (kind !== 'transport') return address
    const others = regions.length - REGIONS_NAMED
    const regionNames = regions.slice(0, REGIONS_NAMED).map(({ name }) => name)
    // Only an order made from an accepted offer has this date. The offer was made for the buyer's own address, so no regions are named.
    if (ready_by) return null
    return regions.length === 0 ? texts.everywhere : [...regionNames, ...(others > 0 ? [texts.others(others)] : [])].join(', ')
  }
  return (way, price) => {
    const destination = placeText(way)
    return {
      name: [texts.kinds[way.kind], destination].filter(Boolean).join(': '),
      price: price === null ? texts.agreed : price === 0 ? texts.free : format.price(price),
      notes: [
        ...(way.free_from && price !== 0 ? [texts.freeFrom(format.price(way.free_from))] : []),
        ...(way.lead_days === null ? [] : [texts.days(way.lead_days)]),
        ...(way.ready_by ? [texts.readyBy(format.date(way.ready_by))] : []),
      ],
    }
  }
}
