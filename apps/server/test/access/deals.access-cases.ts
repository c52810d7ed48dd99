// Access tests of deals: the request that a guest, another member, the owner and staff send to each operation.
// A deal belongs to the member who opened it; anyone with its link sees what is asked for.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { issueLink } from '../../src/deals/deal-links.ts'
import { openDeal } from '../../src/deals/deals.ts'
import { setApproval } from '../../src/team/team.ts'
import { pdf } from '../pdf.ts'
import { createTeam, joinTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

const FILE = '00000000-0000-4000-8000-000000000000'

async function opened(world: World, owner: Person) {
  const check = await world.check(owner)
  const asked = { check, kind: 'services', title: `Сделка ${world.next()}` } as const
  return world.db.transaction().execute((tx) => openDeal(tx, world.services, owner.id, asked))
}

async function linked(world: World, owner: Person): Promise<{ token: string; paper: number }> {
  const { id } = await opened(world, owner)
  const { link, papers } = await world.db.transaction().execute((tx) => issueLink(tx, world.services, { userId: owner.id, id }))
  return { token: link?.url.split('/').at(-1) ?? '', paper: papers[0]?.id ?? 0 }
}

const ofDeal = async (world: World, owner: Person) => ({ params: { id: (await opened(world, owner)).id } })

async function ofPaper(world: World, owner: Person) {
  const { id, papers } = await opened(world, owner)
  return { params: { id, paper: papers[0]?.id ?? 0 } }
}

/** A deal of another person of the owner's team. */
async function toDecide(world: World, owner: Person) {
  const asker = await world.person()
  await createTeam(world, owner)
  await joinTeam(world, owner, asker)
  await world.db.transaction().execute((tx) => setApproval(tx, world.services, owner.id, 10))
  const asked = { check: await world.check(asker), kind: 'services', title: `Сделка ${world.next()}`, sum: 20 } as const
  const { id } = await world.db.transaction().execute((tx) => openDeal(tx, world.services, asker.id, asked))
  return { params: { id }, body: { approved: true } }
}

export const accessCases: AccessCases = {
  listDeals: sameRequestForAll(),
  openDeal: hiddenFromOthers(async (world, owner) => ({ body: { check: await world.check(owner), kind: 'lease', title: 'Склад' } }), {
    owner: 201,
  }),
  getDeal: hiddenFromOthers(ofDeal, { owner: 200 }),
  deleteDeal: hiddenFromOthers(ofDeal, { owner: 204 }),
  addDealPaper: hiddenFromOthers(async (world, owner) => ({ ...(await ofDeal(world, owner)), body: { kind: 'taxes' } }), { owner: 201 }),
  changeDealPaper: hiddenFromOthers(async (world, owner) => ({ ...(await ofPaper(world, owner)), body: { due_on: '2026-12-01' } }), {
    owner: 200,
  }),
  deleteDealPaper: hiddenFromOthers(ofPaper, { owner: 200 }),
  decideDealPaper: hiddenFromOthers(async (world, owner) => ({ ...(await ofPaper(world, owner)), body: { file: FILE, accepted: true } }), {
    owner: 409,
  }),
  giveDealFile: hiddenFromOthers(async (world, owner) => ({ ...(await ofPaper(world, owner)), body: {}, files: { file: pdf() } }), {
    owner: 201,
  }),
  getDealFile: hiddenFromOthers(async (world, owner) => ({ params: { id: (await opened(world, owner)).id, file: FILE } }), { owner: 404 }),
  getDealArchive: hiddenFromOthers(ofDeal, { owner: 200 }),
  listDealApprovals: sameRequestForAll(),
  decideDeal: hiddenFromOthers(toDecide, { owner: 200 }),
  issueDealLink: hiddenFromOthers(async (world, owner) => ({ ...(await ofDeal(world, owner)), body: {} }), { owner: 200 }),
  withdrawDealLink: hiddenFromOthers(ofDeal, { owner: 200 }),
  remindOfDeal: hiddenFromOthers(ofDeal, { owner: 409 }),
  openDealUpload: { input: async (world, owner) => ({ params: { token: (await linked(world, owner)).token } }) },
  giveDealUpload: {
    input: async (world, owner) => ({ params: await linked(world, owner), body: {}, files: { file: pdf() } }),
  },
}
