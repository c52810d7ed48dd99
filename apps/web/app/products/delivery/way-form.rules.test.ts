// The form of a seller's delivery method: which fields each kind of method sends, and how typed numbers are read and checked.
import { LEAD_DAYS_MAX } from '@sverka/contract/products/trade-terms.rules'
import { expect, test } from 'vitest'
import { emptyWay, toForm, toSent, typedFaults } from './way-form.rules.ts'

// Delivery by the seller's transport to Moscow (region code 77): 18,500.50 rubles with 22 % VAT, free from 100,000 rubles.
test('a stored method is read back unchanged', () => {
  const stored = {
    id: 7,
    kind: 'transport' as const,
    address: null,
    regions: [{ id: 77, name: 'Москва' }],
    price: 18_500.5,
    free_from: 100_000,
    lead_days: 3,
    vat_rate: 22,
  }
  const sent = { kind: 'transport', regions: [77], price: 18_500.5, free_from: 100_000, lead_days: 3, vat_rate: 22 }
  expect(toSent(toForm(stored))).toEqual(sent)
})

test('fields of another kind are not sent', () => {
  const way = { ...emptyWay(1), kind: 'pickup' as const, address: ' Склад 5 ', price: '100', regions: [77] }
  expect(toSent(way)).toEqual({ kind: 'pickup', address: 'Склад 5', lead_days: null })
  expect(toSent({ ...way, kind: 'carrier' })).toEqual({ kind: 'carrier', lead_days: null })
})

test('wrong numbers are reported with the index of the method and the name of the field', () => {
  const ways = [
    { ...emptyWay(1), kind: 'pickup' as const },
    // More than the limit of 365 days.
    { ...emptyWay(2), price: '0', free_from: '-5', lead_days: '400' },
    { ...emptyWay(3), price: '1 000,50' },
  ]
  expect(typedFaults(ways, LEAD_DAYS_MAX)).toEqual({
    'ways.0.address': 'address_blank',
    'ways.1.price': 'price_not_money',
    'ways.1.free_from': 'price_not_money',
    'ways.1.lead_days': 'not_lead_days',
  })
})
