// Tests requests for prices: a buyer sends one to the sellers of a category or to the seller of one product (the asked sellers), sellers make
// offers, and the buyer accepts one, which becomes an order. Tests who is asked, who sees which data, and which offers can be accepted.
import { blockPerson } from '@sverka/contract/friends/friends'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { getOrder } from '@sverka/contract/orders/orders'
import {
  acceptOffer,
  askForQuotes,
  closeQuote,
  countRecipients,
  downloadQuote,
  getQuote,
  listInvitations,
  listQuotes,
  openInvitation,
  putOffer,
  withdrawOffer,
} from '@sverka/contract/quotes/quotes'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { buildRequest, createClient, type InputFor } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { readSheet } from '../../test/spreadsheets.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_COMMENTS: '1000/3600', LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

/** A month after the day of the test clock: the last day for offers, and the days that offers name. */
const DAY = '2026-12-20'
const delivery = { address: 'Химки, Рабочая, 2', postal_code: '141400', phone_number: '+7 900 000-00-00' }

type Form = InputFor<typeof askForQuotes>['body']
const completeForm = (form: Partial<Form>): Form => ({
  lines: [{ name: 'Задвижка DN 100', quantity: 150 }],
  place: 'Химки',
  answers_until: DAY,
  ...form,
})
const ask = (buyer: Person, form: Partial<Form>) => as(buyer)(askForQuotes, { body: completeForm(form) })
/** The same as `ask`, with an idempotency key. */
async function askWithKey(buyer: Person, form: Partial<Form>, key: string) {
  const request = buildRequest(buyer, askForQuotes, { body: completeForm(form) })
  const reply = await app.server.inject({ ...request, headers: { ...request.headers, 'idempotency-key': key } })
  return reply.json<{ id: number; code?: string }>()
}

/** A category with two sellers of one product card each; a third seller sells in another category. */
async function createMarket() {
  const category = await goods.category()
  const [first, second, other] = [await goods.seller(), await goods.seller(), await goods.seller()]
  const cards = [await goods.published(first, { category }), await goods.published(second, { category }), await goods.published(other)]
  return { category, sellers: [first, second, other] as const, cards: cards as [number, number, number], buyer: await world.person() }
}

/** Offers the product at a price in rubles per piece for the only line of the request. */
const offer = (seller: Person, id: number, product: number, price: number) =>
  as(seller)(putOffer, {
    params: { id },
    body: { lines: [{ line: 1, product, price }], delivery: 'included', ready_by: DAY, valid_until: DAY },
  })
const listNoticeKinds = async (person: Person) => (await as(person)(listNotices, { query: {} })).body.result.map(({ kind }) => kind)
const accept = (buyer: Person, id: number) => as(buyer)(acceptOffer, { params: { id }, body: delivery })

test('sellers whom the buyer blocked, or who blocked the buyer, are not asked', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const [first, second] = sellers
  await as(buyer)(blockPerson, { params: { id: first.id } })
  expect((await ask(buyer, { category })).body).toMatchObject({ asked: 1 })
  expect((await as(first)(listInvitations, { query: {} })).body.count).toBe(0)
  await as(second)(blockPerson, { params: { id: buyer.id } })
  expect([(await ask(buyer, { category })).code, (await ask(buyer, { product: cards[0] })).code]).toEqual(['no_sellers', 'no_sellers'])
  expect((await ask(buyer, { product: cards[1] })).code).toBe('no_sellers')
})

test('the number of sellers shown beforehand leaves out the buyer and blocked sellers', async () => {
  const { category, sellers, buyer } = await createMarket()
  const count = async (person: Person) => (await as(person)(countRecipients, { query: { category } })).body.sellers
  expect([await count(buyer), await count(sellers[0])]).toEqual([2, 1])
  await as(sellers[1])(blockPerson, { params: { id: buyer.id } })
  expect(await count(buyer)).toBe(1)
  expect((await ask(buyer, { category })).body.asked).toBe(1)
  const unknown = await as(buyer)(countRecipients, { query: { category: 2_000_000_000 } })
  expect(unknown).toMatchObject({ status: 400, body: { errors: { category: [{ code: 'category_unknown' }] } } })
})

test('a buyer downloads all offers as a table in which no text becomes a formula', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const lines = [{ name: '=Задвижка', quantity: 150 }]
  const { id } = (await ask(buyer, { category, lines, budget: 2_600_000 })).body
  await offer(sellers[0], id, cards[0], 15_500.5)
  await offer(sellers[1], id, cards[1], 15_400)
  await as(sellers[1])(withdrawOffer, { params: { id } })
  const { headers, body } = await as(buyer)(downloadQuote, { params: { id } })
  expect(headers['content-disposition']).toContain(encodeURIComponent(`Запрос_З-${id}.xlsx`))
  const { texts, sheet } = await readSheet(body as unknown as Buffer)
  expect(texts).toEqual(expect.arrayContaining(["'=Задвижка, 150: цена за единицу, ₽", 'Действует', 'Отозвано', '20.12.2026']))
  // The withdrawn offer is cheaper, but the valid one comes first.
  expect(texts.indexOf('Действует')).toBeLessThan(texts.indexOf('Отозвано'))
  // The budget, the price of a piece, and the total for 150 pieces.
  for (const sum of [2_600_000, 15_500.5, 2_325_075]) expect(sheet).toContain(`<v>${sum}</v>`)
  expect((await as(sellers[0])(downloadQuote, { params: { id } })).status).toBe(404)
})

test('sellers of the category are asked, other sellers and the buyer are not', async () => {
  const { category, sellers, buyer } = await createMarket()
  const request = await ask(buyer, { category })
  expect(request).toMatchObject({ status: 201, body: { asked: 2, seen: 0, state: 'open', open_offers: 0, category: { id: category } } })
  const [first, second, other] = sellers
  for (const seller of [first, second]) {
    const invitations = (await as(seller)(listInvitations, { query: {} })).body.result
    expect(invitations.map(({ id }) => id)).toEqual([request.body.id])
    expect(await listNoticeKinds(seller)).toContain('quote_asked')
  }
  expect((await as(other)(listInvitations, { query: {} })).body.count).toBe(0)
  for (const stranger of [other, buyer]) expect((await as(stranger)(openInvitation, { params: { id: request.body.id } })).status).toBe(404)
  // Opening it twice counts once.
  await as(first)(openInvitation, { params: { id: request.body.id } })
  await as(first)(openInvitation, { params: { id: request.body.id } })
  expect((await as(buyer)(getQuote, { params: { id: request.body.id } })).body.seen).toBe(1)
  for (const stranger of sellers) expect((await as(stranger)(getQuote, { params: { id: request.body.id } })).status).toBe(404)
})

test('a seller sees neither the budget nor the offers of others', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category, budget: 2_600_000 })).body
  await offer(sellers[0], id, cards[0], 15_500)
  const read = await as(sellers[1])(openInvitation, { params: { id } })
  expect(read.body.offer).toBeNull()
  expect(JSON.stringify(read.body)).not.toMatch(/2600000|15500/)
  expect((await as(buyer)(getQuote, { params: { id } })).body.budget).toBe(2_600_000)
})

test('an accepted offer becomes an order at its prices, and the others are notified', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  await offer(sellers[0], id, cards[0], 15_500.55)
  await offer(sellers[1], id, cards[1], 14_900)
  const offers = (await as(buyer)(getQuote, { params: { id } })).body.offers
  expect(offers.map(({ total, state }) => [total, state])).toEqual([
    [2_235_000, 'open'],
    [2_325_082.5, 'open'],
  ])
  expect(await listNoticeKinds(buyer)).toEqual(['quote_offered', 'quote_offered'])
  const dearerOffer = offers[1]?.id ?? 0
  const accepted = await accept(buyer, dearerOffer)
  expect(accepted.status).toBe(201)
  const order = (await as(buyer)(getOrder, { params: { id: accepted.body.order } })).body
  expect(order).toMatchObject({
    status: 'not_paid',
    total: 2_325_082.5,
    lines: [{ quantity: 150, price: 15_500.55, product: { id: cards[0] }, lead_days: null }],
    delivery_way: { kind: 'transport', price: 0, ready_by: DAY },
  })
  expect(await listNoticeKinds(sellers[0])).toContain('quote_accepted')
  expect(await listNoticeKinds(sellers[1])).toContain('quote_declined')
  // A repeated acceptance returns the same order.
  expect((await accept(buyer, dearerOffer)).body.order).toBe(accepted.body.order)
  expect(await accept(buyer, offers[0]?.id ?? 0)).toMatchObject({ status: 409, code: 'quote_closed' })
  const after = (await as(buyer)(getQuote, { params: { id } })).body
  expect([after.state, after.offers.map(({ state }) => state)]).toEqual(['accepted', ['declined', 'accepted']])
  expect(await offer(sellers[1], id, cards[1], 10_000)).toMatchObject({ status: 409, code: 'quote_closed' })
})

test('simultaneous acceptances of two offers make one order', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  for (const index of [0, 1] as const) await offer(sellers[index], id, cards[index], 100 + index)
  const ids = (await as(buyer)(getQuote, { params: { id } })).body.offers.map((received) => received.id)
  const answers = await Promise.all([...ids, ...ids].map((offerId) => accept(buyer, offerId)))
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.order)).size).toBe(1)
  expect(answers.filter(({ code }) => code === 'quote_closed')).toHaveLength(2)
  expect((await app.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute()).length).toBe(1)
})

test('an offer withdrawn while it is being accepted is either withdrawn or becomes an order', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  await offer(sellers[0], id, cards[0], 100)
  const [only] = (await as(buyer)(getQuote, { params: { id } })).body.offers
  const [accepted, withdrawn] = await Promise.all([accept(buyer, only?.id ?? 0), as(sellers[0])(withdrawOffer, { params: { id } })])
  const orders = (await app.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute()).length
  // Status of the acceptance, status of the withdrawal, number of orders.
  expect([
    [201, 409, 1],
    [409, 200, 0],
  ]).toContainEqual([accepted.status, withdrawn.status, orders])
})

test('a later offer replaces the earlier one, which can no longer be accepted', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  await offer(sellers[0], id, cards[0], 100)
  const [old] = (await as(buyer)(getQuote, { params: { id } })).body.offers
  await offer(sellers[0], id, cards[0], 200)
  const offers = (await as(buyer)(getQuote, { params: { id } })).body.offers
  expect(offers.map(({ total }) => total)).toEqual([30_000])
  expect(await accept(buyer, old?.id ?? 0)).toMatchObject({ status: 409, code: 'offer_gone' })
})

test('an offer names the seller’s own cards, each line once, at a price of whole kopecks above zero', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  const refusals: [InputFor<typeof putOffer>['body']['lines'], string][] = [
    [[{ line: 1, product: cards[1], price: 100 }], 'not_on_sale'],
    [[{ line: 1, product: cards[0], price: 0 }], 'price_not_money'],
    [[{ line: 1, product: cards[0], price: 10.005 }], 'price_not_money'],
    [[{ line: 2, product: cards[0], price: 10 }], 'fill_all'],
  ]
  for (const [lines, code] of refusals) {
    const body = { lines, delivery: 'pickup', ready_by: DAY, valid_until: DAY } as const
    const answer = await as(sellers[0])(putOffer, { params: { id }, body })
    expect(answer).toMatchObject({ status: 400, body: { errors: { lines: [{ code }] } } })
  }
})

test('a line with a unit accepts only product cards sold in that unit', async () => {
  const category = await goods.category()
  const [seller, buyer] = [await goods.seller(), await world.person()]
  // Codes of ОКЕИ, the national classifier of units: 168 is a ton, 796 a piece, 1 is none that the site has.
  const [cardInTons, cardInPieces] = [await goods.published(seller, { category, unit: 168 }), await goods.published(seller, { category })]
  const askInUnit = async (unit: number | null) => (await ask(buyer, { category, lines: [{ name: 'Арматура', quantity: 10, unit }] })).body
  expect(await askInUnit(1)).toMatchObject({ errors: { lines: [{ code: 'not_a_unit' }] } })
  const inTons = await askInUnit(168)
  expect(inTons.lines).toEqual([{ line: 1, name: 'Арматура', quantity: 10, unit: 168, unit_name: 'т' }])
  expect(await offer(seller, inTons.id, cardInPieces, 100)).toMatchObject({
    status: 400,
    body: { errors: { lines: [{ code: 'other_unit' }] } },
  })
  expect((await offer(seller, inTons.id, cardInTons, 100)).status).toBe(200)
  expect((await offer(seller, (await askInUnit(796)).id, cardInPieces, 100)).status).toBe(200)
  expect((await offer(seller, (await askInUnit(null)).id, cardInTons, 100)).status).toBe(200)
})

test('a request about one product card goes to its seller, and nobody can ask themselves', async () => {
  const { sellers, cards, buyer } = await createMarket()
  const request = await ask(buyer, { product: cards[2] })
  expect(request).toMatchObject({ status: 201, body: { asked: 1, product: { id: cards[2] }, category: null } })
  expect((await as(sellers[2])(openInvitation, { params: { id: request.body.id } })).status).toBe(200)
  expect(await ask(sellers[2], { product: cards[2] })).toMatchObject({ status: 409, code: 'own_product' })
})

test('links, telephones and past days are refused', async () => {
  const { category, buyer } = await createMarket()
  for (const [field, form] of [
    ['details', { details: 'Пишите на t.me/buyer' }],
    ['lines', { lines: [{ name: 'Звоните +7 900 123-45-67', quantity: 1 }] }],
    ['answers_until', { answers_until: '2020-01-01' }],
    ['needed_by', { needed_by: '2020-01-01' }],
    ['category', { category: 2_000_000 }],
  ] as const) {
    const answer = await ask(buyer, { category, ...form } as Partial<Form>)
    expect(Object.keys((answer.body as { errors?: object }).errors ?? {}), field).toEqual([field])
  }
})

test('a budget that is not a whole number of kopecks is refused, and 0 means none', async () => {
  const { category, buyer } = await createMarket()
  for (const budget of [0.001, 10.005])
    expect(await ask(buyer, { category, budget })).toMatchObject({
      status: 400,
      body: { errors: { budget: [{ code: 'price_not_money' }] } },
    })
  expect((await ask(buyer, { category, budget: 0 })).body.budget).toBeNull()
})

test('a request is about a category or a card, not about both', async () => {
  const { category, cards, buyer } = await createMarket()
  expect(await ask(buyer, { category, product: cards[0] })).toMatchObject({ status: 400, code: 'malformed_request' })
})

test('a repeat with the same idempotency key returns the same request', async () => {
  const { category, buyer } = await createMarket()
  const both = await Promise.all([askWithKey(buyer, { category }, 'once'), askWithKey(buyer, { category }, 'once')])
  expect(both[0]?.id).toBe(both[1]?.id)
  expect((await as(buyer)(listQuotes, { query: {} })).body.count).toBe(1)
  expect((await askWithKey(buyer, { category, place: 'Тула' }, 'once')).code).toBe('idempotency_mismatch')
})

test('a buyer has at most twenty open requests', async () => {
  const { category, buyer } = await createMarket()
  const ids = []
  for (let count = 0; count < 20; count++) ids.push((await ask(buyer, { category })).body.id)
  expect(await ask(buyer, { category })).toMatchObject({ status: 409, code: 'too_many_quotes' })
  await as(buyer)(closeQuote, { params: { id: ids[0] ?? 0 } })
  expect((await ask(buyer, { category })).status).toBe(201)
})

test('closing a request declines its offers and notifies their sellers', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  await offer(sellers[0], id, cards[0], 100)
  expect((await as(buyer)(closeQuote, { params: { id } })).body).toMatchObject({ state: 'closed', offers: [{ state: 'declined' }] })
  expect(await listNoticeKinds(sellers[0])).toContain('quote_declined')
  expect(await listNoticeKinds(sellers[1])).not.toContain('quote_declined')
  expect(await as(buyer)(closeQuote, { params: { id } })).toMatchObject({ status: 409, code: 'quote_closed' })
})

test('a request to a category without sellers is refused', async () => {
  expect(await ask(await world.person(), { category: await goods.category() })).toMatchObject({ status: 409, code: 'no_sellers' })
})

test('an offer of a card with too little stock cannot be accepted', async () => {
  const { category, sellers, cards, buyer } = await createMarket()
  const { id } = (await ask(buyer, { category })).body
  await offer(sellers[0] as Seller, id, cards[0], 100)
  const [only] = (await as(buyer)(getQuote, { params: { id } })).body.offers
  // The request is for 150 pieces.
  await app.db.updateTable('products').set({ stock: 5 }).where('id', '=', cards[0]).execute()
  expect(await accept(buyer, only?.id ?? 0)).toMatchObject({ status: 409, code: 'out_of_stock' })
  expect((await as(buyer)(getQuote, { params: { id } })).body.state).toBe('open')
})
