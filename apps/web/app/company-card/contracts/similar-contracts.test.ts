// The list of state contracts: who the other party is, and how contracts with the same role, other party and subjects are grouped.
import type { Contract } from '@sverka/contract/company-card/contracts'
import { expect, test } from 'vitest'
import { groupSimilar, otherSides, subjects } from './similar-contracts.ts'

// Invented parties: the card's company and a public institution.
const ownCompany = { inn: '7700000001', name: 'ООО «МЫ»' }
const roadAgency = { inn: '7700000002', name: 'ГБУ «Дорожник»' }

const contract = (number: string, more: Partial<Contract> = {}): Contract => ({
  id: Number(number),
  register_number: number,
  date: '2026-05-01',
  price: 100,
  law: '44',
  role: 'supplier',
  customer: roadAgency,
  contract_provider: [ownCompany],
  purchase_objects: [{ id: 1, name: 'Крепёж' }],
  link: null,
  ...more,
})

test('the other party of a supplier is the customer, of a customer its suppliers', () => {
  expect(otherSides(contract('1'))).toEqual([roadAgency])
  expect(otherSides(contract('1', { role: 'customer', customer: ownCompany, contract_provider: [roadAgency] }))).toEqual([roadAgency])
  expect(otherSides(contract('1', { customer: null }))).toEqual([])
})

test('similar contracts follow the newest of their group', () => {
  // The list is newest first, so number 3 is newer than number 1. Number 2 is about bolts, the others about fasteners.
  const other = contract('2', { purchase_objects: [{ id: 1, name: 'Болты' }] })
  const groups = groupSimilar([contract('3'), other, contract('1')]).map((group) => group.map(({ register_number: number }) => number))
  expect(groups).toEqual([['3', '1'], ['2']])
})

test('a subject of several lots is named once', () => {
  const lots = ['Крепёж', 'Болты', 'Крепёж'].map((name, id) => ({ id, name }))
  expect(subjects(contract('1', { purchase_objects: lots }))).toEqual(['Крепёж', 'Болты'])
  expect(groupSimilar([contract('2', { purchase_objects: lots }), contract('1', { purchase_objects: lots.slice(0, 2) })])).toHaveLength(1)
})
