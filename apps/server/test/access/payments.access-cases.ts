// Access tests of payments: the request that a guest, another member, the owner and staff send to each operation.
// The page of a sandbox payment (the demo's simulated payment provider) is open to anyone who has its URL with a secret.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** A payment at the simulated provider; returns its id. */
async function insertSandboxPayment(world: World): Promise<string> {
  const id = `sandbox-payment-${String(world.next()).padStart(6, '0')}`
  const row = { id, idempotence_key: crypto.randomUUID(), amount_kopecks: 100_00, description: 'Заказ', return_url: '/', metadata: '{}' }
  await world.db
    .insertInto('sandbox_payments')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .execute()
  return id
}

const LINE = { description: 'Тариф', quantity: 1, kopecks: 490_00, vatRate: null, subject: 'service', ref: 'plan:1' }

/** A payment of the owner for a plan at the simulated provider; a pending one has an alarm for staff that it is open too long. */
async function insertPayment(world: World, owner: Person, status: 'pending' | 'succeeded' = 'succeeded'): Promise<number> {
  const at = new Date('2026-11-20T09:00:00Z')
  const request = { description: 'Тариф', returnUrl: '/', email: owner.email, lines: [LINE], isPrepaid: false }
  const parts = [{ account: 'plans', kopecks: 490_00, ref: 'plan:1' }]
  const provider = { provider: 'sandbox', provider_id: await insertSandboxPayment(world), idempotence_key: crypto.randomUUID() }
  const { id } = await world.db
    .insertInto('payments')
    .values({
      ...provider,
      user_id: owner.id,
      purpose: 'plan',
      amount_kopecks: 490_00,
      request: JSON.stringify({ ...request, parts }),
      status,
      created_at: at,
      settled_at: status === 'pending' ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (status === 'pending') await insertAlarmAbout(world, `payment:${id}`, 'open_too_long')
  return id
}

/** A refund of the owner that has been open too long. */
async function insertRefund(world: World, owner: Person): Promise<number> {
  const row = { ref: 'plan:1', account: 'plans', amount_kopecks: 490_00, reason: 'Проба', request_key: 'a' }
  const request = JSON.stringify({ lines: [LINE], email: owner.email })
  const { id } = await world.db
    .insertInto('refunds')
    .values({
      ...row,
      request,
      payment_id: await insertPayment(world, owner),
      idempotence_key: crypto.randomUUID(),
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertAlarmAbout(world, `refund:${id}`, 'open_too_long')
  return id
}

const insertAlarm = (world: World): Promise<number> => insertAlarmAbout(world, `receipt:${world.next()}`, 'receipt')

async function insertAlarmAbout(world: World, subject: string, kind: string): Promise<number> {
  const row = { kind, subject, details: '{}', raised_at: new Date('2026-11-20T09:00:00Z') }
  const { id } = await world.db.insertInto('payment_alarms').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A company that the owner represents. */
async function createOwnCompany(world: World, owner: Person): Promise<number> {
  const { id } = await world.company()
  await world.represent(owner, id)
  return id
}

const party = { name: 'ООО «Испытание»', inn: '7799483056', kpp: null, address: null }

/** An unpaid invoice of the owner's company. */
async function insertInvoice(world: World, owner: Person): Promise<string> {
  const [companyId, buyer, slug] = [await createOwnCompany(world, owner), await world.person(), `invoice-of-the-owner-${world.next()}`]
  const line = { name: 'Товар', article: '', kind: 'product', quantity: 1, kopecks: 100_00, vatRate: 22 }
  const bank = { name: 'Банк', bic: '049912741', account: '40702810300000004821', corrAccount: '30101810900000000741' }
  const content = { seller: { ...party, head: null, accountant: null }, bank, buyer: party, reference: null, lines: [line] }
  const sides = { company_id: companyId, seller_id: owner.id, buyer_id: buyer.id, buyer_inn: party.inn }
  const times = { issued_on: '2026-11-20', valid_until: new Date('2026-11-27T15:00:00Z'), created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db
    .insertInto('invoices')
    .values({
      slug,
      ...sides,
      ref: `order:${2_000_000_000 + world.next()}`,
      number: 1,
      amount_kopecks: 100_00,
      content: JSON.stringify(content),
      ...times,
    })
    .execute()
  return slug
}

/** A bank statement of the owner's company. */
async function insertStatement(world: World, owner: Person): Promise<number> {
  const row = { company_id: await createOwnCompany(world, owner), user_id: owner.id, account: bank.account, outgoing: 0 }
  const { id } = await world.db
    .insertInto('statements')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'Банк' }

export const accessCases: AccessCases = {
  getBankDetails: hiddenFromOthers(async (world, owner) => ({ params: { id: await createOwnCompany(world, owner) } })),
  setBankDetails: hiddenFromOthers(async (world, owner) => ({ params: { id: await createOwnCompany(world, owner) }, body: bank })),
  findInvoiceBuyer: sameRequestForAll(),
  getInvoice: { input: async (world, owner) => ({ params: { slug: await insertInvoice(world, owner) } }) },
  // The owner is the seller of the invoice; only its buyer has it sent.
  sendInvoice: hiddenFromOthers(
    async (world, owner) => ({ params: { slug: await insertInvoice(world, owner) }, body: { email: 'buh@kolosok.test' } }),
    { owner: 404 },
  ),
  downloadInvoice: { input: async (world, owner) => ({ params: { slug: await insertInvoice(world, owner) } }) },
  // The invoice's order does not exist; this only shows that the seller passes the access check.
  confirmInvoice: hiddenFromOthers(async (world, owner) => ({ params: { slug: await insertInvoice(world, owner) }, body: { amount: 1 } }), {
    owner: 201,
  }),
  // Not a statement: only the file is refused.
  uploadStatement: { input: () => ({ files: { file: Buffer.from('no statement') } }), expected: { other: 400, owner: 400, staff: 400 } },
  getStatement: hiddenFromOthers(async (world, owner) => ({ params: { id: await insertStatement(world, owner) } })),
  countStatement: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertStatement(world, owner) },
    body: { choices: [{ line: 1, invoice: 1 }] },
  })),
  listSellerAccounts: sameRequestForAll(),
  showSellerMoney: hiddenFromOthers(async (world, owner) => ({ params: { id: await createOwnCompany(world, owner) } }), { owner: 200 }),
  exportSellerMoney: hiddenFromOthers(
    async (world, owner) => ({ params: { id: await createOwnCompany(world, owner) }, query: { format: 'csv' } }),
    {
      owner: 200,
    },
  ),
  startTestPayment: { ...sameRequestForAll(), expected: { staff: 201 } },
  getSandboxPayment: { input: async (world) => ({ params: { slug: await insertSandboxPayment(world) } }) },
  // Notifications come from the payment provider YooKassa without signing in. It knows no payment `none`, so every role gets 404.
  notifyYookassa: {
    input: () => ({ body: { event: 'payment.succeeded', object: { id: 'none' } } }),
    expected: { guest: 404, other: 404, owner: 404, staff: 404 },
  },
  paySandboxPayment: {
    input: async (world) => ({
      params: { slug: await insertSandboxPayment(world) },
      body: { card_number: '4111111111111111', outcome: 'succeed' },
    }),
  },
  listStaffPayments: sameRequestForAll(),
  getStaffPayment: { input: async (world, owner) => ({ params: { id: await insertPayment(world, owner) } }) },
  refundPayment: {
    input: async (world, owner) => ({ params: { id: await insertPayment(world, owner) }, body: { ref: 'plan:1', reason: 'Проба' } }),
    expected: { staff: 201 },
  },
  endStaffPayment: {
    input: async (world, owner) => ({
      params: { id: await insertPayment(world, owner, 'pending') },
      body: { outcome: 'canceled', reason: 'Проба' },
    }),
  },
  endStaffRefund: {
    input: async (world, owner) => ({ params: { id: await insertRefund(world, owner) }, body: { outcome: 'canceled', reason: 'Проба' } }),
  },
  listPaymentAlarms: sameRequestForAll(),
  closePaymentAlarm: {
    input: async (world) => ({ params: { id: await insertAlarm(world) }, body: { note: 'Разобрались' } }),
    expected: { staff: 204 },
  },
  getLedger: sameRequestForAll(),
  listSellers: sameRequestForAll(),
  setSellerAccount: {
    input: async (world, owner) => {
      const { id } = await world.company()
      await world.represent(owner, id)
      return { params: { id }, body: { account: '424242' } }
    },
  },
  reconcilePayments: sameRequestForAll({ body: { day: '2026-11-19' } }),
}
