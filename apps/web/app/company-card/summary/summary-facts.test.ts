// The panels with counts and with sources, which have no fixed column, are put into the shorter column of the summary.
import { expect, test } from 'vitest'
import { assignColumns, type Filled } from './summary-facts.ts'

const nothing: Filled = { finances: false, arbitration: false, contacts: false, founders: false, connections: false, contracts: false }
/** So many blocks of facts, each with a source. */
const provenance = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`block${index}`, {}]))
const founders = (count: number) => ({ PP: Array.from({ length: count }, () => ({})), LP: [] })

/** A company with data in all sections but connections. */
const rich = { finances: true, arbitration: true, contacts: true, founders: true, contracts: true }

test.each([
  {
    profile: 'a company with data in most sections',
    sections: rich,
    founderCount: 2,
    sourceCount: 14,
    columns: { counts: 'narrow', sources: 'narrow' },
  },
  {
    profile: 'a company with accounts but without contracts',
    sections: { ...rich, contracts: false },
    founderCount: 3,
    sourceCount: 13,
    columns: { counts: 'wide', sources: 'narrow' },
  },
  {
    profile: 'a young company with four founders',
    sections: { contacts: true, founders: true },
    founderCount: 4,
    sourceCount: 1,
    columns: { counts: 'wide', sources: 'wide' },
  },
])('counts and sources are put into the shorter column for $profile', ({ sections, founderCount, sourceCount, columns }) => {
  const company = { founders: founders(founderCount), provenance: provenance(sourceCount) }
  expect(assignColumns({ filled: { ...nothing, ...sections }, company, isEnded: false, hasReport: true })).toEqual(columns)
})
