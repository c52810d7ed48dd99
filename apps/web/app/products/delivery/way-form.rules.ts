// The form of one delivery method of a seller: filled from the stored method, checked, and converted to the body of the request.
import type { DeliveryWay } from '@sverka/contract/products/delivery'
import type { DeliveryKind } from '@sverka/contract/products/delivery.rules'
import { readNumber } from '../../ui/typed-number.ts'

/** A delivery method as the form holds it: numbers as typed text, empty text for a missing value. */
export interface WayForm {
  /** The id of a stored method; a negative number for one that is not stored yet. */
  readonly key: number
  readonly kind: DeliveryKind
  /** Where the buyer collects the goods; only for the kind `pickup`. */
  readonly address: string
  /** Ids of the regions of delivery; none is all of Russia. Only for the kind `transport`, like `price`, `free_from`, `vat_rate`. */
  readonly regions: readonly number[]
  /** Rubles; `free_from` is the sum of an order from which delivery is free. */
  readonly price: string
  readonly free_from: string
  /** Days after the payment. */
  readonly lead_days: string
  /** Percent; empty is a price without VAT. */
  readonly vat_rate: string
}

/** A number as people type it in Russian, with a decimal comma. */
const toTyped = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** A new method; `key` is negative. */
export const emptyWay = (key: number): WayForm => ({
  key,
  kind: 'transport',
  address: '',
  regions: [],
  price: '',
  free_from: '',
  lead_days: '',
  vat_rate: '',
})

export const toForm = (way: DeliveryWay): WayForm => ({
  key: way.id,
  kind: way.kind,
  address: way.address ?? '',
  regions: way.regions.map(({ id }) => id),
  price: way.kind === 'transport' ? toTyped(way.price) : '',
  free_from: toTyped(way.free_from),
  lead_days: toTyped(way.lead_days),
  vat_rate: toTyped(way.vat_rate),
})

/** One method in the body of the request, with the fields of its kind only. Check the form with `typedFaults` first: wrong numbers become NaN. */
export function toSent({ kind, address, regions, price, free_from, lead_days, vat_rate }: WayForm) {
  const isTransport = kind === 'transport'
  return {
    kind,
    lead_days: readNumber(lead_days, 0),
    ...(kind === 'pickup' ? { address: address.trim() } : {}),
    ...(isTransport
      ? { regions: [...regions], price: readNumber(price, 2), free_from: readNumber(free_from, 2), vat_rate: readNumber(vat_rate, 0) }
      : {}),
  }
}

type TypedFault = 'address_blank' | 'price_not_money' | 'not_lead_days'

/** Error codes by field, named as the server names fields: `ways.0.price`. Empty if nothing is wrong. */
export function typedFaults(ways: readonly WayForm[], leadDaysMax: number): Readonly<Record<string, TypedFault>> {
  const found = ways.flatMap(({ kind, address, price, free_from, lead_days }, index): [string, TypedFault][] => {
    const days = readNumber(lead_days, 0)
    const isMoney = (text: string) => (readNumber(text, 2) ?? 0) > 0
    return [
      ...(days === null || days <= leadDaysMax ? [] : [[`ways.${index}.lead_days`, 'not_lead_days'] as [string, TypedFault]]),
      ...(kind === 'pickup' && address.trim() === '' ? [[`ways.${index}.address`, 'address_blank'] as [string, TypedFault]] : []),
      ...(kind === 'transport' && !isMoney(price) ? [[`ways.${index}.price`, 'price_not_money'] as [string, TypedFault]] : []),
      ...(kind === 'transport' && free_from.trim() !== '' && !isMoney(free_from)
        ? [[`ways.${index}.free_from`, 'price_not_money'] as [string, TypedFault]]
        : []),
    ]
  })
  return Object.fromEntries(found)
}
