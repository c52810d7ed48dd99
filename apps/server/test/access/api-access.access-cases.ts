// Who gets what from the operations of keys: a key is its owner's alone.
import { type AccessCases, anybody, ofOwner } from './cases.ts'

export const accessCases: AccessCases = {
  listApiKeys: anybody(),
  createApiKey: { input: () => ({ body: { name: 'Склад' } }) },
  revokeApiKey: ofOwner(async (world, owner) => ({ params: { id: await world.apiKey(owner) } }), { owner: 204 }),
  getApiUsage: anybody(),
}
