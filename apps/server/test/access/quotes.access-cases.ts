// Access tests of requests for quotes (a buyer asks sellers for prices):
// the request that a guest, another member, the owner and staff send to each operation.
// A request is visible only to its buyer and to the sellers whom it was sent to.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { pdf } from '../pdf.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

interface Request {
  readonly request: number
  readonly offer: number
  readonly product: number
}

/** A request about one card, optionally with an offer. */
async function insertRequest(
  world: World,
  { buyer, seller, isOffered }: { buyer: Person; seller: Person; isOffered: boolean },
): Promise<Request> {
  const { id: product, companyId } = await insertProductCard(world, seller)
  const [now, day] = [new Date('2026-11-20T09:00:00Z'), '2026-12-20']
  const where = { place: 'Химки', details: '', fingerprint: Buffer.from('x') }
  const { id: request } = await world.db
    .insertInto('quote_requests')
    .values({ buyer_id: buyer.id, product_id: product, answers_until: day, created_at: now, ...where })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.insertInto('quote_request_lines').values({ request_id: request, line: 1, name: 'Товар', quantity: 2 }).execute()
  await world.db.insertInto('quote_invitations').values({ request_id: request, seller_id: seller.id }).execute()
  if (!isOffered) return { request, offer: 0, product }
  const terms = { delivery: 'included', ready_by: day, valid_until: day, comment: '', total_kopecks: 200_00, created_at: now }
  const { id: offer } = await world.db
    .insertInto('quote_offers')
    .values({ request_id: request, seller_id: seller.id, company_id: companyId, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.insertInto('quote_offer_lines').values({ offer_id: offer, line: 1, product_id: product, price_kopecks: 100_00 }).execute()
  return { request, offer, product }
}

const insertOwnRequest = async (world: World, buyer: Person) =>
  insertRequest(world, { buyer, seller: await world.person({ plan: 'pro' }), isOffered: true })
const insertReceivedRequest = async (world: World, seller: Person, isOffered: boolean) =>
  insertRequest(world, { buyer: await world.person(), seller, isOffered })

/** A request with an open complaint of its seller. */
async function insertComplainedRequest(world: World): Promise<number> {
  const seller = await world.person({ plan: 'pro' })
  const { request } = await insertReceivedRequest(world, seller, false)
  const row = { request_id: request, user_id: seller.id, text: 'Это реклама', created_at: new Date('2026-11-20T09:00:00Z') }
  await world.db.insertInto('quote_complaints').values(row).execute()
  return request
}

/** A file that the store does not hold. */
const FILE = '00000000-0000-4000-8000-000000000001'
const fileParams = async (world: World, buyer: Person) => ({ params: { id: (await insertOwnRequest(world, buyer)).request, file: FILE } })

export const accessCases: AccessCases = {
  askForQuotes: {
    input: async (world) => {
      const { id: product } = await insertProductCard(world, await world.person({ plan: 'pro' }))
      return { body: { product, lines: [{ name: 'Товар', quantity: 2 }], place: 'Химки', answers_until: '2026-12-20' } }
    },
  },
  countRecipients: {
    input: async (world) => {
      const { category_id: category } = await world.db
        .selectFrom('products')
        .select('category_id')
        .where('id', '=', (await insertProductCard(world, await world.person({ plan: 'pro' }))).id)
        .executeTakeFirstOrThrow()
      return { query: { category: Number(category) } }
    },
  },
  listQuotes: sameRequestForAll(),
  getQuote: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertOwnRequest(world, owner)).request } })),
  downloadQuote: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertOwnRequest(world, owner)).request } })),
  closeQuote: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertOwnRequest(world, owner)).request } })),
  addQuoteFiles: hiddenFromOthers(
    async (world, owner) => ({ params: { id: (await insertOwnRequest(world, owner)).request }, files: { file: pdf() } }),
    {
      owner: 201,
    },
  ),
  removeQuoteFile: hiddenFromOthers(fileParams, { owner: 404 }),
  getQuoteFile: hiddenFromOthers(fileParams, { owner: 404 }),
  // This seller has no account for payments, so the offer cannot be paid (409).
  acceptOffer: hiddenFromOthers(
    async (world, owner) => ({
      params: { id: (await insertOwnRequest(world, owner)).offer },
      body: { address: 'Москва, Тверская, 1', postal_code: '101000', phone_number: '+7 900 000-00-00' },
    }),
    { owner: [201, 409] },
  ),
  listInvitations: sameRequestForAll(),
  openInvitation: hiddenFromOthers(async (world, owner) => ({
    params: { id: (await insertReceivedRequest(world, owner, false)).request },
  })),
  complainOfQuote: hiddenFromOthers(
    async (world, owner) => ({ params: { id: (await insertReceivedRequest(world, owner, false)).request }, body: { text: 'Это реклама' } }),
    { owner: 204 },
  ),
  listComplainedQuotes: sameRequestForAll(),
  keepQuote: { input: async (world) => ({ params: { id: await insertComplainedRequest(world) } }), expected: { staff: 204 } },
  removeFileByStaff: {
    input: async (world) => ({ params: { id: await insertComplainedRequest(world), file: FILE } }),
    expected: { staff: 404 },
  },
  removeQuote: {
    input: async (world) => ({ params: { id: await insertComplainedRequest(world) }, body: { reason: 'Реклама' } }),
    expected: { staff: 204 },
  },
  putOffer: hiddenFromOthers(async (world, owner) => {
    const { request, product } = await insertReceivedRequest(world, owner, false)
    const terms = { delivery: 'pickup', ready_by: '2026-12-20', valid_until: '2026-12-20' }
    return { params: { id: request }, body: { lines: [{ line: 1, product, price: 90 }], ...terms } }
  }),
  withdrawOffer: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertReceivedRequest(world, owner, true)).request } })),
}
