// Who gets what from the sandbox of payments: whoever knows the unguessable address.
import type { World } from '../world.ts'
import type { AccessCases } from './cases.ts'

async function slug(world: World): Promise<string> {
  const id = `sandbox-payment-${String(world.next()).padStart(6, '0')}`
  const row = { id, idempotence_key: crypto.randomUUID(), amount_kopecks: 100_00, description: 'Заказ', return_url: '/', metadata: '{}' }
  await world.db
    .insertInto('sandbox_payments')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .execute()
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
}
