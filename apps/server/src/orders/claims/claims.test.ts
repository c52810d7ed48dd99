// Claims, a buyer's complaints about a paid order: who may claim what and when, the seller's answer, escalation to staff, and simultaneous acts.
import { listNotices } from '@sverka/contract/notifications/notifications'
import {
  acceptClaimAnswer,
  answerClaim,
  claimOrder,
  escalateClaim,
  getClaimFile,
  listClaims,
  withdrawClaim,
} from '@sverka/contract/orders/claims'
import { addDays, type ClaimKind, claimableKinds } from '@sverka/contract/orders/claims.rules'
import { decideClaim, listStaffClaims } from '@sverka/contract/orders/claims.staff'
import { cancelOrder, confirmOrder, getOrder, shipOrder } from '@sverka/contract/orders/orders'
import { copyOwnData, deleteAccount } from '@sverka/contract/profile/profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory } from '../../../test/goods.ts'
import { pdf } from '../../../test/pdf.ts'
import { Purchases } from '../../../test/purchases.ts'
import { type Person, World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { claimFiles } from './claim-files.ts'
import { escalateAllDue } from './claims-due.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_UPLOAD: '10000/3600', LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)

/** What the buyer writes: 144 pieces came instead of 150. */
const said = 'В ящике 144 штуки вместо 150'

const ship = (seller: Person, id: number) => as(seller)(shipOrder, { params: { id }, body: { status: 'in_progress' } })
const receive = (buyer: Person, id: number) => as(buyer)(confirmOrder, { params: { id }, body: { status: 'completed' } })
const claim = (who: Person, id: number, kind: ClaimKind = 'short', file?: Buffer) =>
  as(who)(claimOrder, { params: { id }, body: { kind, wish: 'deliver', said }, ...(file ? { files: { file } } : {}) })
/** The seller agrees; `promised_on` is the day by which they promise the missing pieces. */
const answer = (who: Person, id: number, promised_on?: string) =>
  as(who)(answerClaim, { params: { id }, body: { answer: 'agrees', said: 'Довезём', ...(promised_on ? { promised_on } : {}) } })
const read = async (who: Person, id: number) => (await as(who)(listClaims, { params: { id } })).body
/** Kinds of the member's notices. */
const noticeKinds = async (who: Person) => (await as(who)(listNotices, { query: { page_size: 100 } })).body.result.map(({ kind }) => kind)

/** Moves the order's steps and the terms of its claims so many days back, as if that time had passed. */
async function passDays(order: number, days: number): Promise<void> {
  const back = sql<Date>`happened_at - make_interval(days => ${days})`
  await app.db.updateTable('order_steps').set({ happened_at: back }).where('order_id', '=', order).execute()
  await app.db
    .updateTable('order_claims')
    .set({ due_on: sql<string>`due_on - ${days}::int` })
    .where('order_id', '=', order)
    .execute()
}

/** A paid order that its seller has shipped. */
async function createShippedOrder() {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const order = await purchases.buyAndPay(buyer, await goods.published(seller))
  await ship(seller, order)
  return { buyer, seller, order }
}

async function createClaim() {
  const made = await createShippedOrder()
  const { body, status } = await claim(made.buyer, made.order)
  expect(status).toBe(201)
  return { ...made, id: body.id }
}

test('a seller is notified of a claim and answers it, and the order shows the claim’s state', async () => {
  const { buyer, seller, order } = await createShippedOrder()
  const made = (await claim(buyer, order, 'short', pdf())).body
  expect(made).toMatchObject({ number: `${order}-1`, kind: 'short', said, state: 'open', answer: null, acts: ['withdraw'] })
  expect(made.files).toMatchObject([{ kind: 'pdf' }])
  expect((await as(seller)(getOrder, { params: { id: order } })).body).toMatchObject({ status: 'in_progress', claim: { state: 'open' } })
  const today = app.clock.now().toISOString().slice(0, 10)
  const answered = await answer(seller, made.id, addDays(today, 3))
  expect(answered.body).toMatchObject({
    state: 'answered',
    // The buyer has five days to react to the answer.
    due_on: addDays(today, 5),
    answer: { said: 'Довезём', promised_on: addDays(today, 3) },
  })
  expect((await answer(seller, made.id)).code).toBe('claim_state')
  const { claims, claimable } = await read(buyer, order)
  expect([claims[0]?.acts, claimable]).toEqual([['accept', 'withdraw', 'escalate'], []])
  expect((await as(buyer)(acceptClaimAnswer, { params: { id: made.id } })).body).toMatchObject({ state: 'accepted', acts: [] })
  expect((await as(buyer)(escalateClaim, { params: { id: made.id } })).code).toBe('claim_state')
  expect(await noticeKinds(seller)).toEqual(expect.arrayContaining(['claim_made', 'claim_accepted']))
  expect(await noticeKinds(buyer)).toContain('claim_answered')
  expect((await receive(buyer, order)).body).toMatchObject({ status: 'completed', claim: { state: 'accepted' } })
})

test('only the sides of an order find its claim', async () => {
  const { buyer, seller, order, id } = await createClaim()
  const [other, staff] = [await world.person(), await world.staff()]
  expect((await claim(buyer, order)).code).toBe('claim_open')
  for (const who of [other, staff]) {
    expect((await as(who)(listClaims, { params: { id: order } })).code).toBe('not_found')
    expect((await claim(who, order)).code).toBe('not_found')
    expect((await answer(who, id)).code).toBe('not_found')
    for (const step of [acceptClaimAnswer, withdrawClaim, escalateClaim])
      expect((await as(who)(step, { params: { id } })).code).toBe('not_found')
  }
  // The seller neither claims nor withdraws, and the buyer does not answer.
  expect((await claim(seller, order)).code).toBe('not_found')
  expect((await as(seller)(withdrawClaim, { params: { id } })).code).toBe('not_found')
  expect((await answer(buyer, id)).code).toBe('not_found')
})

test('photos of a claim are shown to both sides, and to staff only once it came to them', async () => {
  const { buyer, seller, order } = await createShippedOrder()
  const { id, files } = (await claim(buyer, order, 'defective', pdf())).body
  const params = { id, file: files[0]?.id ?? '' }
  const [other, staff] = [await world.person(), await world.staff()]
  const statuses = () => Promise.all([buyer, seller, other, staff].map(async (who) => (await as(who)(getClaimFile, { params })).status))
  expect(await statuses()).toEqual([200, 200, 404, 404])
  await answer(seller, id)
  await as(buyer)(escalateClaim, { params: { id } })
  expect(await statuses()).toEqual([200, 200, 404, 200])
  const foreign = { ...params, id: (await createClaim()).id }
  expect((await as(buyer)(getClaimFile, { params: foreign })).status).toBe(404)
})

test('a file that is neither photo nor document is refused and not stored', async () => {
  const { buyer, order } = await createShippedOrder()
  const reply = await claim(buyer, order, 'short', Buffer.from('<script>alert(1)</script>'))
  expect([reply.code, reply.body]).toMatchObject(['validation_failed', { errors: { file: [{ code: 'not_a_document', item: 1 }] } }])
  expect(await read(buyer, order)).toEqual({ claims: [], claimable: ['not_arrived', 'defective', 'short'] })
  // The sweep of stored files keeps a file that has a row (one of another test, if any) and no other.
  const [stored] = await app.db
    .selectFrom('order_claim_files')
    .select('id')
    .execute()
    .then((rows) => rows.slice(-1))
  const keys = [`order-claims/${stored?.id}`, 'order-claims/00000000-0000-4000-8000-000000000000']
  expect(await claimFiles.known(readOnly(app.services.db), keys)).toEqual(stored ? [keys[0]] : [])
})

test('one of simultaneous claims is made, and another is possible after its end', async () => {
  const { buyer, order } = await createShippedOrder()
  const replies = await Promise.all([1, 2, 3].map(() => claim(buyer, order)))
  expect(replies.map(({ code, status }) => code ?? status).sort()).toEqual([201, 'claim_open', 'claim_open'])
  // An order can have five claims; only one may be open at a time.
  for (let number = 1; number <= 5; number++) {
    const [{ id } = { id: 0 }] = (await read(buyer, order)).claims
    await as(buyer)(withdrawClaim, { params: { id } })
    expect((await claim(buyer, order)).code).toBe(number === 5 ? 'too_many_claims' : undefined)
  }
})

test('a claim is impossible before its term, after it, and for a finished order', async () => {
  const [buyer, seller] = [await world.person(), await goods.seller()]
  const order = await purchases.buyAndPay(buyer, await goods.published(seller, { lead_days: 3 }))
  // Payment was today: the seller has three days to ship, so the claim is possible from the fourth day.
  expect((await claim(buyer, order, 'not_arrived')).code).toBe('claim_impossible')
  await passDays(order, 4)
  expect((await read(buyer, order)).claimable).toEqual(['not_arrived'])
  await ship(seller, order)
  await receive(buyer, order)
  expect([(await read(buyer, order)).claimable, (await read(seller, order)).claimable]).toEqual([['defective', 'short'], []])
  // Defects and missing pieces can be claimed for 30 days after the receipt.
  await passDays(order, 31)
  expect((await claim(buyer, order)).code).toBe('claim_impossible')
  const next = await purchases.buyAndPay(buyer, await goods.published(seller))
  await as(buyer)(cancelOrder, { params: { id: next }, body: { reason: 'other' } })
  await passDays(next, 31)
  expect((await claim(buyer, next, 'not_arrived')).code).toBe('claim_impossible')
})

test('each kind of claim has its term', () => {
  // Without a lead time the seller has seven days to ship after the payment; `pending` is paid and not shipped.
  const paid = { status: 'pending', isOver: false, paidOn: '2026-11-01', receivedOn: null, leadDays: null, readyBy: null } as const
  expect([claimableKinds(paid, '2026-11-08'), claimableKinds(paid, '2026-11-09')]).toEqual([[], ['not_arrived']])
  const done = { ...paid, status: 'completed', receivedOn: '2026-11-10' } as const
  expect([claimableKinds(done, '2026-12-10'), claimableKinds(done, '2026-12-11')]).toEqual([['defective', 'short'], []])
  expect(claimableKinds({ ...paid, status: 'not_paid', paidOn: null }, '2027-11-08')).toEqual([])
})

test('an order made from an offer did not arrive only after the promised day', () => {
  const paid = { status: 'pending', isOver: false, paidOn: '2026-11-01', receivedOn: null, leadDays: null, readyBy: '2026-11-20' } as const
  expect([claimableKinds(paid, '2026-11-20'), claimableKinds(paid, '2026-11-21')]).toEqual([[], ['not_arrived']])
  // Paid on the promised day itself: then the usual seven days count.
  const late = { ...paid, paidOn: '2026-11-20' } as const
  expect([claimableKinds(late, '2026-11-27'), claimableKinds(late, '2026-11-28')]).toEqual([[], ['not_arrived']])
})

test('a claim without a seller’s answer goes to staff when the term ends, not before', async () => {
  const { buyer, seller, order, id } = await createClaim()
  expect((await as(buyer)(escalateClaim, { params: { id } })).code).toBe('claim_state')
  // The fifth day after the claim is the last one for the seller's answer.
  await passDays(order, 5)
  expect(await escalateAllDue(app.services)).toBe(0)
  await passDays(order, 1)
  expect((await read(buyer, order)).claims[0]?.acts).toEqual(['withdraw', 'escalate'])
  expect([await escalateAllDue(app.services), await escalateAllDue(app.services)]).toEqual([1, 0])
  expect((await read(seller, order)).claims[0]).toMatchObject({ state: 'escalated', escalated: { by: 'term' }, acts: [] })
  expect((await answer(seller, id)).code).toBe('claim_state')
  for (const who of [buyer, seller]) expect(await noticeKinds(who)).toContain('claim_escalated')
})

test('staff decide a claim once for one side, and both sides are notified', async () => {
  const { buyer, seller, order, id } = await createClaim()
  const [staff, colleague] = [await world.staff(), await world.staff()]
  const decide = (who: Person) => as(who)(decideClaim, { params: { id }, body: { for: 'buyer', said: 'Недостача видна на снимках' } })
  // Before the escalation staff do not see the claim.
  expect((await decide(staff)).code).toBe('not_found')
  await answer(seller, id)
  await as(buyer)(escalateClaim, { params: { id } })
  const waiting = (await as(staff)(listStaffClaims, { query: { page_size: 100 } })).body.result.find((one) => one.id === id)
  expect(waiting).toMatchObject({ order: { id: order }, buyer: { full_name: buyer.fullName }, answer: { said: 'Довезём' } })
  expect((await decide(staff)).status).toBe(204)
  expect(await decide(colleague)).toMatchObject({ code: 'conflict', body: { decided: { by: staff.fullName } } })
  expect((await read(seller, order)).claims[0]).toMatchObject({ state: 'decided', decision: { for: 'buyer' } })
  expect(await world.listActions(staff)).toContain('claims.decided')
  for (const who of [buyer, seller]) expect(await noticeKinds(who)).toContain('claim_decided')
})

test('only one of a simultaneous withdrawal and answer or decision counts', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, seller, id } = await createClaim()
    const pair = await Promise.all([answer(seller, id), as(buyer)(withdrawClaim, { params: { id } })])
    const outcomes = pair.map(({ code }) => code ?? 'done')
    // After an answer the buyer can still withdraw; after a withdrawal the seller can no longer answer.
    expect([
      ['done', 'done'],
      ['claim_state', 'done'],
    ]).toContainEqual(outcomes)
  }
  const { buyer, seller, id } = await createClaim()
  const staff = await world.staff()
  await answer(seller, id)
  await as(buyer)(escalateClaim, { params: { id } })
  const both = await Promise.all([
    as(staff)(decideClaim, { params: { id }, body: { for: 'seller', said: 'Довезли' } }),
    as(buyer)(withdrawClaim, { params: { id } }),
  ])
  expect(both.filter(({ code }) => code === undefined)).toHaveLength(1)
})

test('exactly one of a simultaneous answer and end of term counts', async () => {
  const { seller, buyer, order, id } = await createClaim()
  await passDays(order, 6)
  const [reply, escalated] = await Promise.all([answer(seller, id), escalateAllDue(app.services)])
  const isAnswered = reply.code === undefined
  expect(escalated).toBe(isAnswered ? 0 : 1)
  expect((await read(buyer, order)).claims[0]?.state).toBe(isAnswered ? 'answered' : 'escalated')
})

test('an open claim blocks the deletion of an account, which later deletes its words and files', async () => {
  const { buyer, seller, order } = await createShippedOrder()
  const { id, files } = (await claim(buyer, order, 'defective', pdf())).body
  await receive(buyer, order)
  const leave = (who: Person) => as(who)(deleteAccount, { body: { password: who.password } })
  expect([(await leave(buyer)).code, (await leave(seller)).code]).toEqual(['claims_open', 'claims_open'])
  await answer(seller, id)
  await as(buyer)(acceptClaimAnswer, { params: { id } })
  expect((await as(buyer)(copyOwnData, {})).status).toBe(200)
  expect((await leave(buyer)).status).toBe(204)
  expect((await read(seller, order)).claims[0]).toMatchObject({ said: '', files: [], answer: { said: 'Довезём' }, state: 'accepted' })
  expect(await claimFiles.known(readOnly(app.services.db), [`order-claims/${files[0]?.id}`])).toEqual([])
})
