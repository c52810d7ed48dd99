// Access tests of disputed facts: the request that a guest, another member, the owner and staff send to each operation.
// Disputes are public; only the company's representative makes them, and only staff review them.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { addDisputedFact } from '../../src/disputed-facts/dispute.ts'
import { encodeFacts } from '../../src/registry/block-codec.ts'
import { pdf } from '../pdf.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const NUMBER = '60318/26/71024-ИП'

/** A company of the owner with one proceeding. */
async function own(world: World, owner: Person): Promise<string> {
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

const words = {
  kind: 'proceeding' as FactKind,
  record: NUMBER,
  reason: 'done' as const,
  said: 'Уплачено до открытия производства',
  addressee: 'bailiffs' as const,
  appeal_number: '71024/26/118842',
  appealed_on: '2026-11-01',
}

async function disputed(world: World, owner: Person): Promise<{ params: { id: number } }> {
  const company = await own(world, owner)
  const { id } = await addDisputedFact(world.db, world.services, owner.id, { asked: { ...words, company }, file: pdf() })
  return { params: { id } }
}

export const accessCases: AccessCases = {
  listDisputedFacts: { input: async (world) => ({ query: { query: (await world.company()).inn } }) },
  listDisputableFacts: hiddenFromOthers(async (world, owner) => ({ query: { query: await own(world, owner) } }), { owner: 200 }),
  disputeFact: hiddenFromOthers(
    async (world, owner) => ({ body: { ...words, company: await own(world, owner) }, files: { file: pdf() } }),
    {
      owner: 201,
    },
  ),
  withdrawDispute: hiddenFromOthers(disputed, { owner: 200 }),
  getDisputeDocument: { input: disputed, expected: { guest: 404, other: 404, owner: 200, staff: 200 } },
  listStaffDisputes: sameRequestForAll(),
  acceptDispute: { input: disputed, expected: { staff: 204 } },
  refuseDispute: {
    input: async (world, owner) => ({ ...(await disputed(world, owner)), body: { reason: 'Документ не читается' } }),
    expected: { staff: 204 },
  },
}
