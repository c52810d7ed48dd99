// Reviews and replies with addresses, telephone numbers or stop words are held: only their author and staff see them until staff approve.
import { getProduct } from '@sverka/contract/products/products'
import { addComment, complainOfComment, deleteComment, listComments } from '@sverka/contract/reviews/reviews'
import { hideComment, keepComment, listComplaints } from '@sverka/contract/reviews/reviews.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { insertOrder } from '../../test/orders.ts'
import { type Person, World } from '../../test/world.ts'

// Reviews per seconds: a limit that these tests never reach.
const app = testApplication({ LIMIT_COMMENTS: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const ADVERT = 'Берите у нас: casino.top, звоните +7 900 123-45-67'

/** A product of a seller, and a person who has received it, which allows a review. */
async function makePurchase() {
  const [seller, person] = [await goods.seller(), await world.person()]
  const id = await goods.published(seller)
  await insertOrder(app, person, { productIds: [id] })
  return { seller, person, id }
}
const write = (who: Person, id: number, body: { content: string; stars?: number; parent?: number }) =>
  as(who)(addComment, { params: { id }, body })
const listShown = async (id: number, who: Person | null = null) =>
  (await as(who)(listComments, { query: { product__in: [id] } })).body.result.map(({ content, replies, is_held }) => ({
    content,
    is_held,
    replies: replies.map((reply) => [reply.content, reply.is_held]),
  }))
/** The mean of the stars and the number of reviews. */
const readRating = async (id: number) => {
  const { rating: mean, comments } = (await as(null)(getProduct, { params: { id } })).body
  return [mean, comments]
}
const readNotices = async ({ id }: Person) =>
  (await app.db.selectFrom('notices').select('kind').where('user_id', '=', id).where('kind', 'like', 'review%').execute()).map(
    ({ kind }) => kind,
  )

test('only its author reads a review with a link and a telephone until staff keep it', async () => {
  const { seller, person, id } = await makePurchase()
  const made = await write(person, id, { content: ADVERT, stars: 1 })
  expect(made).toMatchObject({ status: 201, body: { is_held: true } })
  expect(await listShown(id, person)).toEqual([{ content: ADVERT, is_held: true, replies: [] }])
  for (const who of [null, seller]) expect(await listShown(id, who)).toEqual([])
  expect([await readRating(id), await readNotices(seller)]).toEqual([[null, 0], []])

  const staff = await world.staff()
  const [waiting] = (await as(staff)(listComplaints, { query: {} })).body.result
  expect(waiting).toMatchObject({ id: made.body.id, is_held: true, complaints: [], links: ['casino.top', '+7 900 123-45-67'] })
  expect((await as(staff)(keepComment, { params: { id: made.body.id } })).status).toBe(204)
  expect(await listShown(id)).toEqual([{ content: ADVERT, is_held: false, replies: [] }])
  expect([await readRating(id), await readNotices(seller)]).toEqual([[1, 1], ['review_added']])
  expect((await as(staff)(keepComment, { params: { id: made.body.id } })).status).toBe(409)
})

test('a held review hidden by staff counts no stars', async () => {
  const { person, id } = await makePurchase()
  const made = await write(person, id, { content: ADVERT, stars: 1 })
  const staff = await world.staff()
  expect((await as(staff)(hideComment, { params: { id: made.body.id }, body: { reason: 'Реклама' } })).status).toBe(204)
  expect([await listShown(id, person), await readRating(id)]).toEqual([[], [null, 0]])
})

test('a held review withdrawn by its author counts no stars', async () => {
  const { person, id } = await makePurchase()
  const made = await write(person, id, { content: ADVERT, stars: 1 })
  expect((await as(person)(deleteComment, { params: { id: made.body.id } })).status).toBe(204)
  expect(await readRating(id)).toEqual([null, 0])
})

test('only its author reads a held reply until staff keep it', async () => {
  const { seller, person, id } = await makePurchase()
  const parent = (await write(person, id, { content: 'Хорошо', stars: 5 })).body.id
  const reply = await write(seller, id, { content: ADVERT, parent })
  expect(reply).toMatchObject({ status: 201, body: { is_held: true } })
  expect((await listShown(id, seller))[0]?.replies).toEqual([[ADVERT, true]])
  expect((await listShown(id, person))[0]?.replies).toEqual([])
  expect(await readNotices(person)).toEqual([])
  const staff = await world.staff()
  expect((await as(staff)(keepComment, { params: { id: reply.body.id } })).status).toBe(204)
  expect((await listShown(id))[0]?.replies).toEqual([[ADVERT, false]])
  expect(await readNotices(person)).toEqual(['review_replied'])
})

test('a word of the stop-list holds a review and is reported to staff', async () => {
  await app.db.insertInto('stop_words').values({ word: 'казино', note: 'азартные игры', created_at: app.clock.now() }).execute()
  const { person, id } = await makePurchase()
  await write(person, id, { content: 'Лучшее КАЗИНО города', stars: 5 })
  const staff = await world.staff()
  const { result } = (await as(staff)(listComplaints, { query: {} })).body
  expect(result.at(-1)?.stop_words).toEqual([{ word: 'казино', note: 'азартные игры' }])
})

test('nobody can reply to a held review or complain about it', async () => {
  const { seller, person, id } = await makePurchase()
  const { id: held } = (await write(person, id, { content: ADVERT, stars: 1 })).body
  for (const who of [seller, person]) expect((await write(who, id, { content: 'Ответ', parent: held })).status).toBe(404)
  expect((await as(seller)(complainOfComment, { params: { id: held }, body: { reason: 'Реклама' } })).status).toBe(404)
})
