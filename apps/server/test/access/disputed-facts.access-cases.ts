// Access tests of disputed facts: the request that a guest, another member, the owner and staff send to each operation.
// Disputes are public; only the company's representative makes them, and only staff review them.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { addDisputedFact } from '../../src/disputed-facts/dispute.ts'
import { encodeFacts } from '../../src/registry/block-codec.ts'
import { pdf } from '../pdf.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** Number of an enforcement proceeding (bailiffs collect a debt). */
const NUMBER = '60318/26/71024-ИП'

/** A company of the owner with one enforcement proceeding; returns its tax number. */
async function createCompanyWithProceeding(world: World, owner: Person): Promise<string> {
  const company = await world.company()
  await world.represent(owner, company.id)
  const facts = encodeFacts({ proceedings: [{ number: NUMBER, remainingKopecks: 7_000_000 }] })
  const row = { company_id: company.id, source: 'enforcement', hash: company.id, as_of: '2026-11-20', facts }
  await world.db
    .insertInto('company_facts')
    .values({ ...row, loaded_at: new Date('2026-11-20T09:00:00Z') })
    .execute()
  return company.inn
}

const DISPUTE = {
  kind: 'proceeding' as FactKind,
  record: NUMBER,
  reason: 'done' as const,
  said: 'Уплачено до открытия производства',
  addressee: 'bailiffs' as const,
  appeal_number: '71024/26/118842',
  appealed_on: '2026-11-01',
}

async function createDispute(world: World, owner: Person): Promise<{ params: { id: number } }> {
  const company = await createCompanyWithProceeding(world, owner)
  const { id } = await addDisputedFact(world.db, world.services, owner.id, { request: { ...DISPUTE, company }, file: pdf() })
  return { params: { id } }
}

export const accessCases: AccessCases = {
  listDisputedFacts: { input: async (world) => ({ query: { query: (await world.company()).inn } }) },
  listDisputableFacts: hiddenFromOthers(async (world, owner) => ({ query: { query: await createCompanyWithProceeding(world, owner) } }), {
    owner: 200,
  }),
  disputeFact: hiddenFromOthers(
    async (world, owner) => ({ body: { ...DISPUTE, company: await createCompanyWithProceeding(world, owner) }, files: { file: pdf() } }),
    {
      owner: 201,
    },
  ),
  withdrawDispute: hiddenFromOthers(createDispute, { owner: 200 }),
  getDisputeDocument: { input: createDispute, expected: { guest: 404, other: 404, owner: 200, staff: 200 } },
  listStaffDisputes: sameRequestForAll(),
  acceptDispute: { input: createDispute, expected: { staff: 204 } },
  refuseDispute: {
    input: async (world, owner) => ({ ...(await createDispute(world, owner)), body: { reason: 'Документ не читается' } }),
    expected: { staff: 204 },
  },
}
