// Which cards are those of companies imported from a state register, and not invented ones of a demo.
import { expect, test } from 'vitest'
import { type Card, isImported } from './load-card.ts'

/** A card with the source of its register extract; `egrul` is the state register of legal entities. */
const makeCard = (register: object) => ({ state: 'found', company: { provenance: { register } } }) as unknown as Card

test('in a demo an imported company is distinguished from an invented one', () => {
  expect(isImported(makeCard({ source: 'egrul' }))).toBe(true)
  expect(isImported(makeCard({ source: 'egrul', example: true }))).toBe(false)
  expect(isImported({ state: 'not-found', number: '7707083893' })).toBe(false)
  expect(isImported(undefined)).toBe(false)
})
