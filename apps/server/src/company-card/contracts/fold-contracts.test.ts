// Similar contracts are shown as one, by the newest, with their number and the sum of their prices.
import { expect, test } from 'vitest'
import type { Contract } from '../../registry/registry.ts'
import { foldContracts } from './fold-contracts.ts'

const us = { name: 'МЫ', inn: '7700000001' }
const road = { name: 'ГБУ "ДОРОЖНИК"', inn: '7700000002' }

/** A contract of the company as a supplier of the road service: 100 rubles under law 44-ФЗ (state procurement). */
const contract = (registerNumber: string, more: Partial<Contract> = {}): Contract => ({
  registerNumber,
  law: '44',
  role: 'supplier',
  date: '2026-05-01',
  priceKopecks: 100_00,
  customer: road,
  suppliers: [us],
  objects: [{ name: 'Крепёж' }],
  ...more,
})

test('contracts with equal role, counterparty and subject are one line with their sum', () => {
  const folded = foldContracts([contract('3'), contract('2', { priceKopecks: 250_00 }), contract('1')])
  expect(folded).toMatchObject([{ register_number: '3', other_side: { inn: road.inn }, alike: 3, alike_price: 450, price: 100 }])
})

test('another subject, or the other role, makes a separate line', () => {
  const sold = contract('1', { role: 'customer', customer: us, suppliers: [road] })
  const folded = foldContracts([contract('3'), contract('2', { objects: [{ name: 'Болты' }] }), sold])
  expect(folded.map(({ role, other_side, alike }) => [role, other_side?.inn, alike])).toEqual([
    ['supplier', road.inn, 1],
    ['supplier', road.inn, 1],
    ['customer', road.inn, 1],
  ])
})

test('a contract without a price in the source has no price', () => {
  const { priceKopecks: _price, ...unpriced } = contract('1')
  expect(foldContracts([unpriced])).toMatchObject([{ alike: 1, alike_price: null }])
})

test('an item that the source repeats for several lots is listed once', () => {
  const [folded] = foldContracts([contract('1', { objects: [{ name: 'Крепёж' }, { name: 'Болты' }, { name: 'Крепёж' }] })])
  expect(folded?.purchase_objects.map(({ name }) => name)).toEqual(['Крепёж', 'Болты'])
})
