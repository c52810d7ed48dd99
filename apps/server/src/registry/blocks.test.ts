// Joining blocks of facts (what one source says about one company) when a source is stored in several parts.
import { expect, test } from 'vitest'
import { encodeFacts } from './block-codec.ts'
import { openBlocks, type StoredBlock } from './blocks.ts'

const stored = (source: string, facts: object, asOf: string | null = null): StoredBlock => ({
  source,
  asOf,
  loadedAt: new Date(0),
  facts: encodeFacts(facts),
})

// Росстат is the statistical service. ГИР БО is the state's register of annual accounts, whose search results repeat some statistical codes.
const statisticsEntry = stored('statistics', { okfs: { code: '16', name: 'Частная' } })
const accountsSearchResult = stored('statistics-girbo', { okfs: { code: '16' }, okopf: { code: '12300' } })

test.each([[[statisticsEntry, accountsSearchResult]], [[accountsSearchResult, statisticsEntry]]])(
  'codes of Росстат are preferred to those of ГИР БО in whatever order they are read',
  (blocks) => {
    expect(openBlocks(blocks).blocks.statistics).toEqual({ okfs: { code: '16', name: 'Частная' }, okopf: { code: '12300' } })
  },
)

/** The accounts of 2024 twice; 2110 is the line of the revenue. */
test('of two blocks about one year the one of the newer day is kept', () => {
  const older = stored('accounts-2024', { years: [{ year: 2024, lines: { 2110: 1 } }] }, '2024-12-31')
  const newer = stored('accounts', { years: [{ year: 2024, lines: { 2110: 2 } }] }, '2026-01-01')
  expect(openBlocks([older, newer]).blocks.accounts?.years).toEqual([{ year: 2024, lines: { 2110: 2 } }])
})
