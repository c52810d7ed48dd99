// Access tests of deals: the request that a guest, another member, the owner and staff send to each operation.
// A deal (a dossier of the documents that a member requests from a business partner) belongs to the member who opened it. Anyone with its
// link sees which documents («papers») are requested, and can upload them.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { issueLink } from '../../src/deals/deal-links.ts'
import { openDeal } from '../../src/deals/deals.ts'
import { setApproval } from '../../src/team/team.ts'
import { pdf } from '../pdf.ts'
import { createTeam, joinTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** No file has this id. */
const FILE = '00000000-0000-4000-8000-000000000000'

async function createDeal(world: World, owner: Person) {
  const check = await world.check(owner)
  const deal = { check, kind: 'services', title: `Сделка ${world.next()}` } as const
  return world.db.transaction().execute((tx) => openDeal(tx, world.services, owner.id, deal))
}

async function createDealLink(world: World, owner: Person): Promise<{ token: string; paper: number }> {
  const { id } = await createDeal(world, owner)
  const { link, papers } = await world.db.transaction().execute((tx) => issueLink(tx, world.services, { userId: owner.id, id }))
  return { token: link?.url.split('/').at(-1) ?? '', paper: papers[0]?.id ?? 0 }
}

const dealParams = async (world: World, owner: Person) => ({ params: { id: (await createDeal(world, owner)).id } })

async function paperParams(world: World, owner: Person) {
  const { id, papers } = await createDeal(world, owner)
  return { params: { id, paper: papers[0]?.id ?? 0 } }
}

/** A deal for 20 rubles of another person of the owner's team, in which deals over 10 rubles need an approval. */
async function createDealToApprove(world: World, owner: Person) {
  const colleague = await world.person()
  await createTeam(world, owner)
  await joinTeam(world, owner, colleague)
  await world.db.transaction().execute((tx) => setApproval(tx, world.services, owner.id, 10))
  const deal = { check: await world.check(colleague), kind: 'services', title: `Сделка ${world.next()}`, sum: 20 } as const
  const { id } = await world.db.transaction().execute((tx) => openDeal(tx, world.services, colleague.id, deal))
  return { params: { id }, body: { approved: true } }
}

export const accessCases: AccessCases = {
  listDeals: sameRequestForAll(),
  openDeal: hiddenFromOthers(async (world, owner) => ({ body: { check: await world.check(owner), kind: 'lease', title: 'Склад' } }), {
    owner: 201,
  }),
  getDeal: hiddenFromOthers(dealParams, { owner: 200 }),
  deleteDeal: hiddenFromOthers(dealParams, { owner: 204 }),
  addDealPaper: hiddenFromOthers(async (world, owner) => ({ ...(await dealParams(world, owner)), body: { kind: 'taxes' } }), {
    owner: 201,
  }),
  changeDealPaper: hiddenFromOthers(async (world, owner) => ({ ...(await paperParams(world, owner)), body: { due_on: '2026-12-01' } }), {
    owner: 200,
  }),
  deleteDealPaper: hiddenFromOthers(paperParams, { owner: 200 }),
  decideDealPaper: hiddenFromOthers(
    async (world, owner) => ({ ...(await paperParams(world, owner)), body: { file: FILE, accepted: true } }),
    {
      owner: 409,
    },
  ),
  giveDealFile: hiddenFromOthers(async (world, owner) => ({ ...(await paperParams(world, owner)), body: {}, files: { file: pdf() } }), {
    owner: 201,
  }),
  getDealFile: hiddenFromOthers(async (world, owner) => ({ params: { id: (await createDeal(world, owner)).id, file: FILE } }), {
    owner: 404,
  }),
  getDealArchive: hiddenFromOthers(dealParams, { owner: 200 }),
  listDealApprovals: sameRequestForAll(),
  decideDeal: hiddenFromOthers(createDealToApprove, { owner: 200 }),
  issueDealLink: hiddenFromOthers(async (world, owner) => ({ ...(await dealParams(world, owner)), body: {} }), { owner: 200 }),
  withdrawDealLink: hiddenFromOthers(dealParams, { owner: 200 }),
  remindOfDeal: hiddenFromOthers(dealParams, { owner: 409 }),
  openDealUpload: { input: async (world, owner) => ({ params: { token: (await createDealLink(world, owner)).token } }) },
  giveDealUpload: {
    input: async (world, owner) => ({ params: await createDealLink(world, owner), body: {}, files: { file: pdf() } }),
  },
}
