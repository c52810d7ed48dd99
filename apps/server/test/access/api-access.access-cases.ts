// Access tests of API keys: the request that a guest, another member, the owner and staff send to each operation.
// A key belongs to its owner alone.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { RawInput } from '../client.ts'
import { type AccessCase, type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** Operations that need a key: a signed-in member without one is refused like a guest. */
const byKey = (input: RawInput): AccessCase => ({ input: () => input, expected: { other: 401, owner: 401, staff: 401 } })

/** Operations that imitate the API of DaData, a service that suggests companies by name or number. */
const dadata = byKey({ body: { query: 'ооо' } })
/** Operations that imitate the API of Checko, a service with company data. The INN (tax number) is that of a well-known bank. */
const checko = byKey({ query: { inn: '7707083893' } })

export const accessCases: AccessCases = {
  listApiKeys: sameRequestForAll(),
  createApiKey: { input: () => ({ body: { name: 'Склад' } }) },
  revokeApiKey: hiddenFromOthers(async (world, owner) => ({ params: { id: await world.apiKey(owner) } }), { owner: 204 }),
  getApiUsage: sameRequestForAll(),
  suggestParty: dadata,
  findPartyById: dadata,
  findAffiliatedParties: dadata,
  getSuggestStatus: sameRequestForAll(),
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
  searchRegistry: sameRequestForAll({ query: { key: 'demo', by: 'name', obj: 'org', query: 'испытание' } }),
  checkoOther: byKey({ params: { method: 'timeline' } }),
  callMcp: byKey({ body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
}
