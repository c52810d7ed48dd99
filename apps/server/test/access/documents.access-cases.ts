// Access tests of an order's documents: the request that a guest, another member, the owner and staff send to each operation.
// Only the order's buyer and its seller may read its documents.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

/** An order that the owner sold, with an issued document: a UPD («УПД», universal transfer document, here with status 2: no invoice for VAT). */
async function insertIssuedDocument(world: World, owner: Person): Promise<{ order: number; document: number }> {
  const { id: product, companyId } = await insertProductCard(world, owner)
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

const orderParams = async (world: World, owner: Person) => ({ params: { id: (await insertIssuedDocument(world, owner)).order } })

/** The document of an order whose invoice is paid. */
async function paidDocumentParams(world: World, owner: Person) {
  const { order, document } = await insertIssuedDocument(world, owner)
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
  listDocuments: hiddenFromOthers(orderParams),
  issueDocuments: hiddenFromOthers(orderParams, { owner: 201 }),
  getStatedLines: hiddenFromOthers(paidDocumentParams),
  correctDocument: hiddenFromOthers(
    async (world, owner) => ({
      ...(await paidDocumentParams(world, owner)),
      body: { after: null, reason: 'short', lines: [{ quantity: 0, price: 100 }] },
    }),
    { owner: 201 },
  ),
  downloadDocument: hiddenFromOthers(async (world, owner) => ({
    params: { id: (await insertIssuedDocument(world, owner)).document, format: 'pdf' },
  })),
  downloadDocuments: hiddenFromOthers(orderParams),
  downloadSellerDocuments: hiddenFromOthers(
    async (world, owner) => {
      const { order } = await insertIssuedDocument(world, owner)
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
