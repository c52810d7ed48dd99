// A way of delivery in words: its name with the place, its price, its term.
import type { ChosenDelivery } from '@sverka/contract/products/delivery'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'

/** Number of regions that are named; of the others only the count is shown. */
const REGIONS_NAMED = 3

export interface DeliveryWords {
  /** «Транспорт продавца: Москва, Московская область». */
  readonly name: string
  /** «18 500 ₽», «бесплатно» or «по договорённости». */
  readonly price: string
  /** From which sum it is free, and its term. */
  readonly notes: readonly string[]
}

type Way = ChosenDelivery & { readonly free_from?: number | null }

/** `price` in rubles; null where both sides still have to agree on it. */
export function useDeliveryWords(): (way: Way, price: number | null) => DeliveryWords {
  const texts = useMessages(deliveryMessages)
  const format = useFormat()
  const placeText = ({ kind, address, regions, ready_by }: Way): string | null => {
    if (kind !== 'transport') return address
    const others = regions.length - REGIONS_NAMED
    const regionNames = regions.slice(0, REGIONS_NAMED).map(({ name }) => name)
    // An accepted offer is for the buyer's own address.
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
