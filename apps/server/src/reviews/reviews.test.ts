// Reviews of goods: only of purchases, one for each order, with exact counts and the author's name as the author chose; replies and complaints.
import { getProduct } from '@sverka/contract/products/products'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { addComment, type Comment, complainOfComment, deleteComment, listComments, listReviewable } from '@sverka/contract/reviews/reviews'
import { hideComment, keepComment, listComplaints } from '@sverka/contract/reviews/reviews.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { insertOrder } from '../../test/orders.ts'
import { type Person, World } from '../../test/world.ts'

// Requests per seconds: limits that these tests never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600', LIMIT_COMMENTS: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const buyer = () => world.person({ fullName: 'Туманов Игнат Олегович' })
const review = (who: Person, id: number, body: { stars?: number; shown_name?: 'full' | 'short' | 'hidden'; order?: number } = {}) =>
  as(who)(addComment, { params: { id }, body: { content: ' Приехало в срок ', stars: 5, ...body } })
/** The mean of the stars and the number of reviews. */
const readRating = async (id: number) => {
  const { rating, comments } = (await as(null)(getProduct, { params: { id } })).body
  return [rating, comments]
}
const listShown = async (id: number, who: Person | null = null) =>
  (await as(who)(listComments, { query: { product__in: [id] } })).body.result

test('only a completed order allows a review, each order one, and the seller is notified', async () => {
  const [seller, person] = [await goods.seller(), await buyer()]
  const id = await goods.published(seller, { name: 'Швеллер' })
  expect(await review(person, id)).toMatchObject({ status: 403, code: 'order_required' })
  await insertOrder(app, person, { productIds: [id], status: 'in_progress' })
  expect(await review(person, id)).toMatchObject({ status: 403, code: 'order_required' })
  const order = await insertOrder(app, person, { productIds: [id] })
  expect((await as(person)(listReviewable, { query: {} })).body.result).toMatchObject([{ order, product: id, name: 'Швеллер' }])
  expect(await review(await buyer(), id, { order })).toMatchObject({ status: 403 })
  const made = await review(person, id, { stars: 4 })
  expect(made).toMatchObject({
    status: 201,
    body: { stars: 4, content: 'Приехало в срок', user: { full_name: 'Игнат Т.' }, is_mine: true },
  })
  expect(await review(person, id)).toMatchObject({ status: 409, code: 'already_reviewed' })
  expect((await as(person)(listReviewable, { query: { product__in: [id] } })).body.count).toBe(0)
  await insertOrder(app, person, { productIds: [id] })
  expect((await review(person, id)).status).toBe(201)
  expect(await readRating(id)).toEqual([4.5, 2])
  const notices = await app.db.selectFrom('notices').select(['kind', 'params']).where('user_id', '=', seller.id).orderBy('id').execute()
  expect(notices.filter(({ kind }) => kind === 'review_added')[0]?.params).toEqual({ product: 'Швеллер', stars: 4 })
})

test('a review needs stars and words, and nobody reviews their own goods', async () => {
  const seller = await goods.seller()
  const id = await goods.published(seller)
  const person = await buyer()
  await insertOrder(app, person, { productIds: [id] })
  await insertOrder(app, seller, { productIds: [id] })
  for (const stars of [0, undefined]) {
    const body = stars === undefined ? { content: 'Хорошо' } : { content: 'Хорошо', stars }
    expect(await as(person)(addComment, { params: { id }, body })).toMatchObject({ status: 400, body: { errors: { stars: [{}] } } })
  }
  expect((await as(person)(addComment, { params: { id }, body: { content: '  ', stars: 5 } })).status).toBe(400)
  expect((await as(person)(addComment, { params: { id }, body: { content: 'Хорошо', stars: 6 } })).status).toBe(400)
  expect(await review(seller, id)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await readRating(id)).toEqual([null, 0])
})

test('after twenty simultaneous reviews, half of them repeated, count and mean are exact', async () => {
  const id = await goods.published(await goods.seller())
  const people = await Promise.all(Array.from({ length: 10 }, buyer))
  const orders = await Promise.all(people.map((person) => insertOrder(app, person, { productIds: [id] })))
  const stars = (index: number) => (index % 5) + 1
  const requests = people.flatMap((person, index) => {
    const once = () => review(person, id, { stars: stars(index), order: orders[index] ?? 0 })
    return [once(), once()]
  })
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  expect(await readRating(id)).toEqual([3, 10])
  // Both people who gave five stars try to delete both of these reviews; each can delete only their own.
  const fives = (await listShown(id)).filter((comment) => comment.stars === 5)
  const authors = people.filter((_, index) => stars(index) === 5)
  await Promise.all(fives.flatMap((comment) => authors.map((person) => as(person)(deleteComment, { params: { id: comment.id } }))))
  expect(await readRating(id)).toEqual([2.5, 8])
})

test('the name is shown as the author chose, and a review that hides it is not found by its author', async () => {
  const id = await goods.published(await goods.seller())
  const person = await buyer()
  for (const shown_name of ['full', 'short', 'hidden'] as const) {
    await insertOrder(app, person, { productIds: [id] })
    await review(person, id, { shown_name })
  }
  const names = (list: readonly Comment[]) => list.map(({ user }) => user.full_name)
  expect(names(await listShown(id))).toEqual([null, 'Игнат Т.', 'Туманов Игнат Олегович'])
  const byAuthor = async (who: Person | null) => (await as(who)(listComments, { query: { user__in: [person.id] } })).body
  expect(names((await byAuthor(null)).result)).toEqual(['Туманов Игнат Олегович'])
  expect((await byAuthor(person)).count).toBe(3)
  expect(JSON.stringify(await listShown(id))).not.toContain(person.email)
})

test('only author, seller and staff reply, and the other side is notified', async () => {
  const seller = await goods.seller()
  const [person, stranger, staff] = [await buyer(), await buyer(), await world.staff()]
  const [id, other] = [await goods.published(seller), await goods.published(seller)]
  await insertOrder(app, person, { productIds: [id] })
  const parent = (await review(person, id)).body.id
  const reply = (who: Person, to = id) => as(who)(addComment, { params: { id: to }, body: { content: 'Спасибо', parent } })
  expect(await reply(stranger)).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await reply(seller, other)).status).toBe(404)
  for (const who of [seller, person, staff]) expect((await reply(who)).status).toBe(201)
  const [whole] = await listShown(id)
  expect(whole?.replies.map(({ by }) => by)).toEqual(['seller', 'author', 'staff'])
  expect(whole?.may_reply).toBe(false)
  expect((await listShown(id, seller))[0]?.may_reply).toBe(true)
  const reported = await app.db.selectFrom('notices').select('user_id').where('kind', '=', 'review_replied').orderBy('id').execute()
  expect(reported.map(({ user_id }) => user_id)).toEqual([person.id, seller.id, person.id])
  expect(await readRating(id)).toEqual([5, 1])
  // A reply has no replies of its own.
  const nested = whole?.replies[0]?.id ?? 0
  expect((await as(person)(addComment, { params: { id }, body: { content: 'Ещё', parent: nested } })).status).toBe(404)
})

test('a complaint waits for staff, who hide the review with its stars or leave it', async () => {
  const seller = await goods.seller()
  const [person, staff] = [await buyer(), await world.staff()]
  const id = await goods.published(seller)
  await insertOrder(app, person, { productIds: [id] })
  await insertOrder(app, person, { productIds: [id] })
  const [bad, good] = [(await review(person, id, { stars: 1 })).body.id, (await review(person, id)).body.id]
  const complain = (who: Person, about: number) =>
    as(who)(complainOfComment, { params: { id: about }, body: { reason: 'Это не о товаре' } })
  // Nobody complains about their own review.
  expect((await complain(person, bad)).status).toBe(404)
  expect((await complain(seller, bad)).status).toBe(204)
  expect(await complain(seller, bad)).toMatchObject({ status: 409, code: 'already_complained' })
  expect((await complain(seller, good)).status).toBe(204)
  const waiting = (await as(staff)(listComplaints, { query: {} })).body
  expect(waiting.result.map((entry) => [entry.id, entry.complaints[0]?.reason])).toEqual([
    [bad, 'Это не о товаре'],
    [good, 'Это не о товаре'],
  ])
  expect((await as(staff)(hideComment, { params: { id: bad }, body: { reason: 'Оскорбления' } })).status).toBe(204)
  expect((await as(staff)(keepComment, { params: { id: good } })).status).toBe(204)
  const first = { by: staff.fullName, at: app.clock.now().toISOString() }
  const colleague = await world.staff()
  const tooLate = { status: 409, code: 'conflict', body: { decided: first } }
  expect(await as(colleague)(keepComment, { params: { id: good } })).toMatchObject(tooLate)
  expect(await as(colleague)(hideComment, { params: { id: good }, body: { reason: 'Ещё раз' } })).toMatchObject(tooLate)
  expect(await as(colleague)(hideComment, { params: { id: bad }, body: { reason: 'Ещё раз' } })).toMatchObject(tooLate)
  expect((await listShown(id)).map((comment) => comment.id)).toEqual([good])
  expect(await readRating(id)).toEqual([5, 1])
  expect((await as(staff)(listComplaints, { query: {} })).body.count).toBe(0)
  expect(await world.listActions(staff)).toEqual(['reviews.hidden', 'reviews.kept'])
})

test('a complaint that came after staff loaded the page still waits when they keep the review', async () => {
  const seller = await goods.seller()
  const [person, late, staff] = [await buyer(), await world.person(), await world.staff()]
  const id = await goods.published(seller)
  await insertOrder(app, person, { productIds: [id] })
  const about = (await review(person, id)).body.id
  const complain = (who: Person) => as(who)(complainOfComment, { params: { id: about }, body: { reason: 'Это не о товаре' } })
  const find = async () => (await as(staff)(listComplaints, { query: { page_size: 100 } })).body.result.find((entry) => entry.id === about)
  await complain(seller)
  const seen = (await find())?.last_complaint ?? 0
  await complain(late)
  const keep = (last: number) => as(staff)(keepComment, { params: { id: about }, query: { seen: last } })
  expect((await keep(seen)).status).toBe(204)
  const remaining = await find()
  expect(remaining?.complaints).toMatchObject([{ user: { id: late.id } }])
  expect((await keep(seen)).code).toBe('conflict')
  expect((await keep(remaining?.last_complaint ?? 0)).status).toBe(204)
  expect(await find()).toBeUndefined()
})

test('deleting the account removes the author and keeps words and stars', async () => {
  const id = await goods.published(await goods.seller())
  const person = await buyer()
  await insertOrder(app, person, { productIds: [id] })
  const parent = (await review(person, id, { shown_name: 'full' })).body.id
  await as(person)(addComment, { params: { id }, body: { content: 'Дополню', parent } })
  await as(person)(deleteAccount, { body: { password: person.password } })
  expect(await listShown(id)).toMatchObject([{ user: { full_name: null }, stars: 5, replies: [{ user: { full_name: null }, by: 'gone' }] }])
  expect(await readRating(id)).toEqual([5, 1])
})
