// Panels without a fixed column stand in the shorter column of the summary.
import { expect, test } from 'vitest'
import { assignColumns, type Filled } from './summary-facts.ts'

const nothing: Filled = { finances: false, arbitration: false, contacts: false, founders: false, connections: false, contracts: false }
const provenance = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`block${index}`, {}]))
const founders = (count: number) => ({ PP: Array.from({ length: count }, () => ({})), LP: [] })

const rich = { finances: true, arbitration: true, contacts: true, founders: true, contracts: true }

test.each([
  { who: 'a rich company', held: rich, people: 2, origins: 14, places: { counts: 'narrow', sources: 'narrow' } },
  {
    who: 'accounts without contracts',
    held: { ...rich, contracts: false },
    people: 3,
    origins: 13,
    places: { counts: 'wide', sources: 'narrow' },
  },
  {
    who: 'a young one of four founders',
    held: { contacts: true, founders: true },
    people: 4,
    origins: 1,
    places: { counts: 'wide', sources: 'wide' },
  },
])('$who', ({ held, people, origins, places }) => {
  const company = { founders: founders(people), provenance: provenance(origins) }
  expect(assignColumns({ filled: { ...nothing, ...held }, company, isEnded: false, hasReport: true })).toEqual(places)
})
