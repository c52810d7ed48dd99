// Who gets what from the sandbox of payments: whoever knows the unguessable address.
import type { Person, World } from '../world.ts'
import { type AccessCases, anybody } from './cases.ts'

async function slug(world: World): Promise<string> {
  const id = `sandbox-payment-${String(world.next()).padStart(6, '0')}`
  const row = { id, idempotence_key: crypto.randomUUID(), amount_kopecks: 100_00, description: 'Заказ', return_url: '/', metadata: '{}' }
  await world.db
    .insertInto('sandbox_payments')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .execute()
  return id
}

/** A plan of the owner's that is paid in the sandbox. */
async function paid(world: World, owner: Person): Promise<number> {
  const at = new Date('2026-11-20T09:00:00Z')
  const line = { description: 'Тариф', quantity: 1, kopecks: 490_00, vatRate: null, subject: 'service', ref: 'plan:1' }
  const request = { description: 'Тариф', returnUrl: '/', email: owner.email, lines: [line], isPrepaid: false }
  const parts = [{ account: 'plans', kopecks: 490_00, ref: 'plan:1' }]
  const provider = { provider: 'sandbox', provider_id: await slug(world), idempotence_key: crypto.randomUUID() }
  const { id } = await world.db
    .insertInto('payments')
    .values({
      ...provider,
      user_id: owner.id,
      purpose: 'plan',
      amount_kopecks: 490_00,
      request: JSON.stringify({ ...request, parts }),
      status: 'succeeded',
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function alarm(world: World): Promise<number> {
  const row = { kind: 'receipt', subject: `receipt:${world.next()}`, details: '{}', raised_at: new Date('2026-11-20T09:00:00Z') }
  const { id } = await world.db.insertInto('payment_alarms').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const accessCases: AccessCases = {
  getSandboxPayment: { input: async (world) => ({ params: { slug: await slug(world) } }) },
  // Nobody is the provider here, whoever signs in.
  notifyYookassa: {
    input: () => ({ body: { event: 'payment.succeeded', object: { id: 'none' } } }),
    expected: { guest: 404, other: 404, owner: 404, staff: 404 },
  },
  paySandboxPayment: {
    input: async (world) => ({ params: { slug: await slug(world) }, body: { card_number: '4111111111111111', outcome: 'succeed' } }),
  },
  listStaffPayments: anybody(),
  getStaffPayment: { input: async (world, owner) => ({ params: { id: await paid(world, owner) } }) },
  refundPayment: {
    input: async (world, owner) => ({ params: { id: await paid(world, owner) }, body: { ref: 'plan:1', reason: 'Проба' } }),
    expected: { staff: 201 },
  },
  listPaymentAlarms: anybody(),
  closePaymentAlarm: {
    input: async (world) => ({ params: { id: await alarm(world) }, body: { note: 'Разобрались' } }),
    expected: { staff: 204 },
  },
  getLedger: anybody(),
  listSellers: anybody(),
  setSellerAccount: {
    input: async (world, owner) => {
      const { id } = await world.company()
      await world.represent(owner, id)
      return { params: { id }, body: { account: '424242' } }
    },
  },
  reconcilePayments: anybody({ body: { day: '2026-11-19' } }),
}
