// Access tests of full reports: the request that a guest, another member, the owner and staff send to each operation.
// A report on a company belongs to the member who made it, who may show it to their team. Its proof (a page that confirms a report by its number)
// is public.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { createTeam } from '../team.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  makeCheck: { input: async (world) => ({ body: { inn: (await world.company()).inn } }), expected: { other: 201, owner: 201, staff: 201 } },
  makeExtendedCheck: { input: async (world) => ({ body: { inn: (await world.company()).inn } }), expected: { staff: 201 } },
  listChecks: sameRequestForAll(),
  getCheck: hiddenFromOthers(async (world, owner) => ({ params: { number: await world.check(owner) } }), { owner: 200 }),
  showCheckToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { params: { number: await world.check(owner) }, body: { shown: true } }
    },
    { owner: 200 },
  ),
  downloadCheck: hiddenFromOthers(async (world, owner) => ({ params: { number: await world.check(owner), format: 'pdf' } }), {
    owner: 200,
  }),
  printComparison: {
    input: async (world) => ({ query: { number__in: [String((await world.company()).inn)] } }),
    expected: { other: 200, owner: 200, staff: 200 },
  },
  listHandChecks: hiddenFromOthers(async (world, owner) => ({ params: { number: await world.check(owner) } }), { owner: 200 }),
  addHandCheck: hiddenFromOthers(
    async (world, owner) => ({ params: { number: await world.check(owner) }, body: { service: 'courts', outcome: 'unopened' } }),
    {
      owner: 201,
    },
  ),
  getHandFile: hiddenFromOthers(
    async (world, owner) => ({ params: { number: await world.check(owner), id: '00000000-0000-4000-8000-000000000000' } }),
    { owner: 404 },
  ),
  getCheckProof: { input: async (world, owner) => ({ params: { number: await world.check(owner) } }) },
}
