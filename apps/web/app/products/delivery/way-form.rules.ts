// The form of one delivery method: filled from the stored one, checked, and converted to what is sent.
import type { DeliveryWay } from '@sverka/contract/products/delivery'
import type { DeliveryKind } from '@sverka/contract/products/delivery.rules'
import { readNumber } from '../../ui/typed-number.ts'

export interface WayForm {
  /** The id of a stored method; a negative number for one that is not stored yet. */
  readonly key: number
  readonly kind: DeliveryKind
  readonly address: string
  readonly regions: readonly number[]
  /** Rubles; `free_from` is the sum of an order from which delivery is free. */
  readonly price: string
  readonly free_from: string
  readonly lead_days: string
  /** Percent; empty is a price without VAT. */
  readonly vat_rate: string
}

const typed = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

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
  price: way.kind === 'transport' ? typed(way.price) : '',
  free_from: typed(way.free_from),
  lead_days: typed(way.lead_days),
  vat_rate: typed(way.vat_rate),
})

/** The body of the request. Check the fields with `typedFaults` first. */
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

/** Error codes by field, named as the server names them: `ways.0.price`. Empty if nothing is wrong. */
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
