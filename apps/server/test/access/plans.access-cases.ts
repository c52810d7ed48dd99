// Access tests of plans: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** The newest plan (subscription) of the kind that is on sale; if all were withdrawn, the newest is put on sale again. */
async function makePlan(world: World, word: string): Promise<number> {
  const newest = world.db.selectFrom('plans').select('id').where('word', '=', word).orderBy('id', 'desc').limit(1)
  const onSale = await newest.where('withdrawn_at', 'is', null).executeTakeFirst()
  if (onSale) return onSale.id
  const back = world.db.updateTable('plans').set({ withdrawn_at: null }).where('id', '=', newest)
  return (await back.returning('id').executeTakeFirstOrThrow()).id
}

const party = { name: 'ООО «Испытание»', inn: '7799483056', kpp: null, address: null }

/** An unpaid invoice of the person for a plan. */
async function makeInvoice(world: World, person: Person): Promise<{ id: number; slug: string }> {
  const line = { name: 'Тариф Business, месяц', article: '', kind: 'service', quantity: 1, kopecks: 490_00, vatRate: null }
  const bank = { name: 'Банк', bic: '049912741', account: '40702810300000004821', corrAccount: '30101810900000000741' }
  const content = { seller: { ...party, head: null, accountant: null }, bank, buyer: party, reference: null, lines: [line] }
  const times = { issued_on: '2026-11-20', valid_until: new Date('2026-11-27T15:00:00Z'), created_at: new Date('2026-11-20T09:00:00Z') }
  const number = 1000 + world.next()
  const ref = `plan:${await makePlan(world, 'business')}:${person.id}`
  const row = { slug: `invoice-for-a-plan-${number}`, company_id: null, seller_id: null, buyer_id: person.id, buyer_inn: party.inn }
  return world.db
    .insertInto('invoices')
    .values({ ...row, ref, number, amount_kopecks: 490_00, content: JSON.stringify(content), ...times })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** A monthly act (document that a service was provided) for a plan that the person paid by invoice. */
async function makeAct(world: World, person: Person): Promise<number> {
  const at = new Date('2026-11-20T09:00:00Z')
  const paid = { invoice_id: (await makeInvoice(world, person)).id, user_id: person.id }
  const plan = await makePlan(world, 'business')
  await world.db
    .insertInto('invoiced_plans')
    .values({ ...paid, plan_id: plan, plan_name: 'Business', amount_kopecks: 490_00, started_at: at })
    .execute()
  const act = { month: '2026-11-01', number: world.next(), issued_on: '2026-11-30', amount_kopecks: 100_00, service: 'Доступ' }
  const made = world.db.insertInto('plan_acts').values({ ...paid, ...act, created_at: at })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

export const accessCases: AccessCases = {
  orderPlan: {
    input: async (world) => {
      const plan = await world.db.selectFrom('plans').select('id').where('word', '=', 'pro').limit(1).executeTakeFirstOrThrow()
      return { body: { plan: plan.id } }
    },
  },
  listStaffPlans: sameRequestForAll(),
  createPlan: {
    input: async (world) => {
      // Only one of each kind and period can be on sale.
      await world.db.deleteFrom('plans').where('word', '=', 'free').where('period', '=', 'yearly').execute()
      return { body: { name: 'Ещё', description: '', price: 10, full_checks_per_month: 1, word: 'free', type: 'yearly' } }
    },
    expected: { staff: 201 },
  },
  updatePlan: {
    input: async (world) => ({ params: { id: await makePlan(world, 'business') }, body: { name: 'Business' } }),
    expected: { staff: 200 },
  },
  deletePlan: { input: async (world) => ({ params: { id: await makePlan(world, 'pro') } }), expected: { staff: 204 } },
  listMemberships: sameRequestForAll(),
  getSubscription: sameRequestForAll(),
  listPlanDocuments: sameRequestForAll(),
  invoicePlan: {
    input: async (world) => ({
      body: { plan: await makePlan(world, 'pro'), inn: (await world.company()).inn, email: 'buh@kolosok.test' },
    }),
  },
  getPlanInvoice: { input: async (world, owner) => ({ params: { slug: (await makeInvoice(world, owner)).slug } }) },
  sendPlanInvoice: hiddenFromOthers(
    async (world, owner) => ({ params: { slug: (await makeInvoice(world, owner)).slug }, body: { email: 'buh@kolosok.test' } }),
    { owner: 204 },
  ),
  downloadPlanInvoice: { input: async (world, owner) => ({ params: { slug: (await makeInvoice(world, owner)).slug } }) },
  downloadPlanAct: hiddenFromOthers(async (world, owner) => ({ params: { id: await makeAct(world, owner) } })),
  listPlanInvoices: sameRequestForAll(),
  payPlanInvoice: {
    input: async (world, owner) => ({ params: { id: (await makeInvoice(world, owner)).id }, body: { paid_on: '2026-11-20' } }),
    expected: { staff: 204 },
  },
}
