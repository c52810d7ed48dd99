// Correcting documents through the API. An УКД (correcting document) lowers sums of an УПД (universal transfer document) or of an act of
// services, which itself stays unchanged. УПД and УКД share one sequence of numbers; only the seller and the buyer see them.
import {
  correctDocument,
  downloadDocument,
  downloadDocuments,
  getStatedLines,
  issueDocuments,
  listDocuments,
} from '@sverka/contract/documents/documents'
import { CORRECTIONS_MAX, type CorrectionReason } from '@sverka/contract/documents/documents.rules'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { acceptClaimAnswer, answerClaim, claimOrder } from '@sverka/contract/orders/claims'
import { buyCart, downloadOrder, getOrder, listPurchases, listSales, shipOrder } from '@sverka/contract/orders/orders'
import { confirmInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type Who } from '../../test/client.ts'
import { GoodsFactory, type Seller } from '../../test/goods.ts'
import { checkoutForm, Purchases } from '../../test/purchases.ts'
import { readSheet } from '../../test/spreadsheets.ts'
import { World } from '../../test/world.ts'
import type { ContentLine } from '../payments/payments.ts'
import { correctLines, listChanged } from './correction-content.ts'

const app = testApplication({ LIMIT_API: '100000/60', LIMIT_REPORT: '100000/60' })
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const as = createClient(() => app.server)
const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

async function sellerWithBank(): Promise<Seller> {
  const seller = await goods.seller()
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  return seller
}

/** A paid order of three pieces at 1,200 ₽ and a service at 240 ₽, with its documents: УПД № 1 and act № 1 of a new seller. */
async function issueOrderDocuments(existingSeller?: Seller, vat_rate = 20) {
  const seller = existingSeller ?? (await sellerWithBank())
  const [buyer, { inn }] = [await world.person(), await world.company()]
  await purchases.addToCart(buyer, await goods.published(seller, { name: 'Задвижка', price: 1200, vat_rate }), 3)
  await purchases.addToCart(buyer, await goods.published(seller, { name: 'Наладка', price: 240, product_type: 'service', vat_rate }))
  const bought = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn, email: 'buh@kolosok.test' } } })
  const order = { id: bought.body.orders[0] ?? 0 }
  await as(seller)(confirmInvoice, { params: { slug: bought.body.order_url.split('/').at(-1) ?? '' }, body: {} })
  const { documents } = (await as(seller)(issueDocuments, { params: order })).body
  return { seller, buyer, order, upd: documents[0]?.id ?? 0, act: documents[1]?.id ?? 0 }
}

interface CorrectionRequest {
  /** The document to correct. */
  readonly id: number
  /** The latest correction that the seller has seen: the server refuses the request if another one came meanwhile. */
  readonly after?: number | null
  readonly quantity?: number
  readonly price?: number
  readonly reason?: CorrectionReason
}

const correct = (who: Who, { id, after = null, quantity = 2, price = 1200, reason = 'short' }: CorrectionRequest) =>
  as(who)(correctDocument, { params: { id }, body: { after, reason, lines: [{ quantity, price }] } })

const readCurrentLines = async (who: Who, id: number) => (await as(who)(getStatedLines, { params: { id } })).body
const readDocuments = async (who: Who, params: { id: number }) => (await as(who)(listDocuments, { params })).body

test('a seller lowers the quantity of an issued УПД by a numbered УКД, and the buyer is notified', async () => {
  const { seller, buyer, order, upd } = await issueOrderDocuments()
  expect((await readDocuments(buyer, order)).may_correct).toBe(false)
  expect((await readDocuments(seller, order)).may_correct).toBe(true)
  expect(await readCurrentLines(buyer, upd)).toMatchObject({ lines: [{ name: 'Задвижка', quantity: 3, price: 1200 }], after: null })
  const { status, body } = await correct(seller, { id: upd })
  const ukd = { kind: 'ukd', number: 2, upd_status: 1, amount: 1200, corrects: upd, formats: ['pdf', 'xlsx'] }
  expect([status, body.documents.length, body.documents[2]]).toMatchObject([201, 3, ukd])
  expect((await readDocuments(buyer, order)).documents[0]).toMatchObject({ kind: 'upd', amount: 3600, corrected_amount: 2400 })
  expect(await readCurrentLines(buyer, upd)).toMatchObject({ lines: [{ quantity: 2 }], after: body.documents[2]?.id })
  const notices = (await as(buyer)(listNotices, { query: {} })).body.result.filter(({ kind }) => kind === 'document_corrected')
  expect(notices).toMatchObject([{ params: { number: 2, order: order.id } }])
  const file = await as(buyer)(downloadDocument, { params: { id: body.documents[2]?.id ?? 0, format: 'xlsx' } })
  const { texts } = await readSheet(file.body as unknown as Buffer)
  expect(texts).toEqual(expect.arrayContaining(['А (до изменения)', 'Б (после изменения)', 'недостача', 'Задвижка']))
})

test('the archive of the order has the УКД beside the УПД that it corrects', async () => {
  const { seller, buyer, order, upd } = await issueOrderDocuments()
  await correct(seller, { id: upd })
  const zip = await as(buyer)(downloadDocuments, { params: order })
  const names = Object.keys(unzipSync(new Uint8Array(zip.body)))
  expect(names).toEqual(expect.arrayContaining(['УПД_1_20.11.2026.pdf', 'УКД_2_20.11.2026.pdf', 'УКД_2_20.11.2026.xlsx']))
})

test('a second correction starts from the first, and the next УПД has the number after the corrections', async () => {
  const { seller, upd, act } = await issueOrderDocuments()
  const first = (await correct(seller, { id: upd })).body.documents[2]
  const second = await correct(seller, { id: upd, after: first?.id ?? 0, price: 1000, reason: 'price' })
  expect(second.body.documents[3]).toMatchObject({ number: 3, amount: 400, corrected_amount: null })
  expect(second.body.documents.map(({ corrected_amount }) => corrected_amount)).toEqual([2000, null, null, null])
  const correctedAct = await correct(seller, { id: act, quantity: 0, price: 240 })
  expect(correctedAct.body.documents.at(-1)).toMatchObject({ number: 4, upd_status: 2, amount: 240, corrects: act })
  expect(correctedAct.body.documents[1]).toMatchObject({ amount: 240, corrected_amount: 0 })
  const next = await issueOrderDocuments(seller)
  expect((await readDocuments(seller, next.order)).documents[0]).toMatchObject({ kind: 'upd', number: 5 })
})

test('the lists of both sides, the order and its spreadsheet state by how much all corrections lower it', async () => {
  const { seller, buyer, order, upd, act } = await issueOrderDocuments()
  const listTotals = async () => {
    const [bought, sold] = [await as(buyer)(listPurchases, { query: {} }), await as(seller)(listSales, { query: {} })]
    return [bought, sold].flatMap(({ body }) =>
      body.result.filter(({ id }) => id === order.id).map(({ total, lowered }) => [total, lowered]),
    )
  }
  expect(await listTotals()).toEqual([
    [3840, 0],
    [3840, 0],
  ])
  await correct(seller, { id: upd })
  // A repeated request counts once.
  await correct(seller, { id: upd })
  await correct(seller, { id: act, quantity: 0, price: 240 })
  expect(await listTotals()).toEqual([
    [3840, 1440],
    [3840, 1440],
  ])
  expect((await as(buyer)(getOrder, { params: order })).body.lowered).toBe(1440)
  const { texts } = await readSheet((await as(buyer)(downloadOrder, { params: order })).body as unknown as Buffer)
  expect(texts).toContain('Итого после исправления УКД')
})

test('only one of simultaneous corrections takes effect, and its repeat returns the same one', async () => {
  const { seller, upd } = await issueOrderDocuments()
  const replies = await Promise.all([1, 0, 1, 1].map((quantity) => correct(seller, { id: upd, quantity })))
  const winners = replies.filter(({ status }) => status === 201)
  expect(replies.filter(({ code }) => code === 'conflict').length + winners.length).toBe(4)
  for (const { body } of winners) expect(body.documents.filter(({ kind }) => kind === 'ukd').length).toBe(1)
  const { lines } = await readCurrentLines(seller, upd)
  const again = await correct(seller, { id: upd, quantity: lines[0]?.quantity ?? 9 })
  expect([again.status, again.body.documents.length]).toEqual([201, 3])
})

test('a correction is refused that raises a value, has the price 0, a fraction of a kopeck or no change', async () => {
  const { seller, upd } = await issueOrderDocuments()
  for (const wrong of [{ quantity: 4 }, { price: 1200.01 }, { price: 0 }, { price: 10.001 }, { quantity: 0, price: 5000 }])
    expect((await correct(seller, { id: upd, ...wrong })).body).toMatchObject({ errors: { lines: [{ code: 'correction_higher' }] } })
  expect((await correct(seller, { id: upd, quantity: 3 })).code).toBe('correction_empty')
  expect((await correct(seller, { id: upd, quantity: -1 })).code).toBe('validation_failed')
  // The УПД has one line, the request two.
  const lines = [
    { quantity: 1, price: 1200 },
    { quantity: 1, price: 1200 },
  ]
  expect((await as(seller)(correctDocument, { params: { id: upd }, body: { after: null, reason: 'short', lines } })).code).toBe('conflict')
  // After a full return there is nothing to lower.
  const whole = await correct(seller, { id: upd, quantity: 0, reason: 'returned' })
  expect(whole.body.documents[2]).toMatchObject({ amount: 3600 })
  expect((await correct(seller, { id: upd, after: whole.body.documents[2]?.id ?? 0, quantity: 0, price: 1 })).code).toBe('correction_empty')
})

test('only the seller corrects, only both sides read, and an УКД is not corrected itself', async () => {
  const { seller, buyer, upd } = await issueOrderDocuments()
  const other = await sellerWithBank()
  for (const who of [buyer, other, await world.staff()]) expect((await correct(who, { id: upd })).code).toBe('not_found')
  expect((await as(other)(getStatedLines, { params: { id: upd } })).code).toBe('not_found')
  const ukd = (await correct(seller, { id: upd })).body.documents[2]?.id ?? 0
  expect((await correct(seller, { id: ukd, quantity: 1 })).code).toBe('not_found')
  expect((await as(other)(downloadDocument, { params: { id: ukd, format: 'pdf' } })).code).toBe('not_found')
  await expect(app.db.updateTable('order_documents').set({ correction: '{}' }).execute()).rejects.toThrow(/permission denied/)
})

test('a correction with a number but no files, as after an interruption, is printed by the next request', async () => {
  const { seller, buyer, order, upd } = await issueOrderDocuments()
  const line = { name: 'Задвижка', article: '', kind: 'product', quantity: 3, kopecks: 1200_00, vatRate: 20 }
  const correction = { reason: 'short', claim: null, before: [line], after: [{ ...line, quantity: 1 }] }
  const head = { order_id: order.id, company_id: seller.companyId, issued_on: '2026-11-20', created_at: app.clock.now() }
  await app.db
    .insertInto('order_documents')
    .values({
      ...head,
      kind: 'ukd',
      number: 900,
      upd_status: 1,
      amount_kopecks: 2400_00,
      corrects_id: upd,
      place: 1,
      correction: JSON.stringify(correction),
    })
    .execute()
  expect(await readDocuments(buyer, order)).toMatchObject({ documents: [{}, {}], may_issue: false })
  expect((await readDocuments(seller, order)).may_issue).toBe(true)
  const { body } = await as(seller)(issueDocuments, { params: order })
  expect(body).toMatchObject({ documents: [{}, {}, { kind: 'ukd', number: 900, formats: ['pdf', 'xlsx'] }], may_issue: false })
})

test('a document is corrected twenty times at most', async () => {
  const { seller, order, upd } = await issueOrderDocuments()
  const head = { order_id: order.id, company_id: seller.companyId, issued_on: '2026-11-20', created_at: app.clock.now() }
  const line = { name: 'Задвижка', article: '', kind: 'product', quantity: 3, kopecks: 1000_00, vatRate: 20 }
  const correction = JSON.stringify({ reason: 'price', claim: null, before: [line], after: [line] })
  const last = { ...head, kind: 'ukd', number: 901, upd_status: 1, amount_kopecks: 1, corrects_id: upd, place: CORRECTIONS_MAX, correction }
  const { id } = await app.db.insertInto('order_documents').values(last).returning('id').executeTakeFirstOrThrow()
  expect((await correct(seller, { id: upd, after: id, quantity: 1, price: 1000 })).code).toBe('too_many_corrections')
})

test('a correction names the claim that ended for the buyer', async () => {
  const { seller, buyer, order, upd } = await issueOrderDocuments()
  await as(seller)(shipOrder, { params: order, body: { status: 'in_progress' } })
  const claimed = await as(buyer)(claimOrder, { params: order, body: { kind: 'short', wish: 'refund', said: 'Пришли две' } })
  const params = { id: claimed.body.id }
  await as(seller)(answerClaim, { params, body: { answer: 'agrees', said: 'Вернём за одну' } })
  await as(buyer)(acceptClaimAnswer, { params })
  const made = (await correct(seller, { id: upd })).body.documents[2]?.id ?? 0
  const file = await as(seller)(downloadDocument, { params: { id: made, format: 'xlsx' } })
  const { texts } = await readSheet(file.body as unknown as Buffer)
  expect(texts).toContain(`недостача; претензия № ${claimed.body.number}, решена 20.11.2026`)
})

test('a changed line keeps the number that it has in the corrected document', () => {
  const line: ContentLine = { name: '', article: '', kind: 'product', quantity: 3, kopecks: 1000_00, vatRate: 20 }
  const changed = listChanged({ before: [line, line, line], after: [line, line, { ...line, quantity: 1 }] })
  expect(changed.map(({ place }) => place)).toEqual([3])
})

test('of 10,000 random corrections net, VAT and total fall, and their parts sum to the whole', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 0, max: 9999 }),
    kopecks: fc.integer({ min: 1, max: 99_999_999 }),
    vatRate: fc.constantFrom(null, 0, 5, 7, 10, 20, 22),
    less: fc.integer({ min: 0, max: 100 }),
    cheaper: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (made) => {
      const before = made.map(
        ({ quantity, kopecks, vatRate }): ContentLine => ({ name: '', article: '', kind: 'product', quantity, kopecks, vatRate }),
      )
      const asked = made.map(({ quantity, kopecks, less, cheaper }) => ({
        quantity: Math.max(0, quantity - less),
        kopecks: Math.max(1, kopecks - cheaper),
      }))
      fc.pre(asked.some((one, place) => one.quantity * one.kopecks < (made[place]?.quantity ?? 0) * (made[place]?.kopecks ?? 0)))
      const changed = listChanged({ before, after: correctLines(before, asked) })
      return changed.every(({ lowered: { net, vat, total } }) => net >= 0 && vat >= 0 && total >= 0 && net + vat === total)
    }),
    { numRuns: 10_000 },
  )
})
