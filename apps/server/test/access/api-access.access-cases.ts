// Access tests of operations with API keys: for each operation a request, and the statuses that its owner, another member and staff must get
// if they differ from the declared access. A key belongs to its owner alone.
import type { RawInput } from '../client.ts'
import { type AccessCase, type AccessCases, anybody, ofOwner } from './cases.ts'

/** Operations that need a key: a signed-in member without one is refused like a guest. */
const byKey = (input: RawInput): AccessCase => ({ input: () => input, expected: { other: 401, owner: 401, staff: 401 } })

const dadata = byKey({ body: { query: 'ооо' } })
const checko = byKey({ query: { inn: '7707083893' } })

export const accessCases: AccessCases = {
  listApiKeys: anybody(),
  createApiKey: { input: () => ({ body: { name: 'Склад' } }) },
  revokeApiKey: ofOwner(async (world, owner) => ({ params: { id: await world.apiKey(owner) } }), { owner: 204 }),
  getApiUsage: anybody(),
  suggestParty: dadata,
  findPartyById: dadata,
  findAffiliatedParties: dadata,
  getSuggestStatus: anybody(),
  refuseOtherSuggestion: byKey({ params: { method: 'suggest', about: 'fio' } }),
  checkoCompany: checko,
  checkoEntrepreneur: checko,
  checkoPerson: checko,
  checkoSearch: byKey({ query: { query: 'ооо' } }),
  checkoFinances: checko,
  checkoLegalCases: checko,
  checkoContracts: byKey({ query: { inn: '7707083893', law: '44' } }),
  checkoInspections: checko,
  checkoEnforcements: checko,
  checkoBankruptcyMessages: checko,
  searchRegistry: anybody({ query: { key: 'demo', by: 'name', obj: 'org', query: 'испытание' } }),
  checkoOther: byKey({ params: { method: 'timeline' } }),
  callMcp: byKey({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
}
