// Access tests of an order's documents: the request that a guest, another member, the owner and staff send to each operation.
// Its buyer and its seller only. Statuses are given for a role only where they differ from what the declared access of the operation implies (`cases.ts`).
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers } from './cases.ts'
import { card } from './products.access-cases.ts'

/** An order of the owner with an issued document; returns both numbers. */
async function issued(world: World, owner: Person): Promise<{ order: number; document: number }> {
  const { id: product, companyId } = await card(world, owner)
  const buyer = await world.person()
  const at = new Date('2026-11-20T09:00:00Z')
  const where = { address: 'Москва', postal_code: '101000', phone_number: '79000000000' }
  const { id: order } = await world.db
    .insertInto('orders')
    .values({
      buyer_id: buyer.id,
      seller_id: owner.id,
      company_id: companyId,
      status: 'pending',
      paid: true,
      total_kopecks: 100_00,
      ...where,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('order_lines')
    .values({ order_id: order, product_id: product, name: 'Товар', quantity: 1, price_kopecks: 100_00 })
    .execute()
  const row = { order_id: order, company_id: companyId, kind: 'upd', number: world.next(), issued_on: '2026-11-20', upd_status: 2 }
  const { id: document } = await world.db
    .insertInto('order_documents')
    .values({ ...row, amount_kopecks: 100_00, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { document_id: document, format: 'pdf', file_name: 'УПД_1.pdf', sha256: '', content: Buffer.from('%PDF-') }
  await world.db.insertInto('order_document_files').values(file).execute()
  return { order, document }
}

const ofOrder = async (world: World, owner: Person) => ({ params: { id: (await issued(world, owner)).order } })

/** A document of an order with its paid invoice. */
async function ofPaid(world: World, owner: Person) {
  const { order, document } = await issued(world, owner)
  const { buyer_id, company_id } = await world.db
    .selectFrom('orders')
    .select(['buyer_id', 'company_id'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const side = { name: 'ООО «Колосок»', inn: '7799483056', kpp: null, address: null }
  const bank = { name: 'Банк', bic: '049912741', account: '40702810300000004821', corrAccount: '30101810900000000741' }
  const lines = [{ name: 'Товар', article: '', kind: 'product', quantity: 1, kopecks: 100_00, vatRate: null }]
  const at = new Date('2026-11-20T09:00:00Z')
  const sides = { slug: `doc${order}`, company_id, seller_id: owner.id, buyer_id, buyer_inn: side.inn }
  const dated = { number: world.next(), issued_on: '2026-11-20', valid_until: at, created_at: at }
  const content = JSON.stringify({ seller: { ...side, head: null, accountant: null }, bank, buyer: side, reference: null, lines })
  const money = { amount_kopecks: 100_00, paid_kopecks: 100_00, status: 'paid' }
  await world.db
    .insertInto('invoices')
    .values({ ...sides, ...dated, ...money, ref: `order:${order}`, content })
    .execute()
  return { params: { id: document } }
}

export const accessCases: AccessCases = {
  listDocuments: hiddenFromOthers(ofOrder),
  issueDocuments: hiddenFromOthers(ofOrder, { owner: 201 }),
  getStatedLines: hiddenFromOthers(ofPaid),
  correctDocument: hiddenFromOthers(
    async (world, owner) => ({
      ...(await ofPaid(world, owner)),
      body: { after: null, reason: 'short', lines: [{ quantity: 0, price: 100 }] },
    }),
    { owner: 201 },
  ),
  downloadDocument: hiddenFromOthers(async (world, owner) => ({ params: { id: (await issued(world, owner)).document, format: 'pdf' } })),
  downloadDocuments: hiddenFromOthers(ofOrder),
  downloadSellerDocuments: hiddenFromOthers(
    async (world, owner) => {
      const { order } = await issued(world, owner)
      const { company_id: id } = await world.db.selectFrom('orders').select('company_id').where('id', '=', order).executeTakeFirstOrThrow()
      return { params: { id } }
    },
    { owner: 200 },
  ),
  listSellerDocuments: hiddenFromOthers(async (world, owner) => {
    const { id } = await world.company()
    await world.represent(owner, id)
    return { params: { id } }
  }),
}
