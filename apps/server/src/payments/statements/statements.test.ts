// A seller's bank statement through the API: its payments are matched with invoices, the seller decides about doubtful ones, each counts once, and
// nobody else sees it.
import { buyCart, getOrder, getOrderMoney } from '@sverka/contract/orders/orders'
import { confirmInvoice, getInvoice, setBankDetails } from '@sverka/contract/payments/invoices'
import { countStatement, getStatement, uploadStatement } from '@sverka/contract/payments/statements'
import { deleteAccount } from '@sverka/contract/profile/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory, type Seller } from '../../../test/goods.ts'
import { checkoutForm, Purchases } from '../../../test/purchases.ts'
import { camtText, encodeSingleByte, type StatementPayment, statementText } from '../../../test/statements.ts'
import { type Person, World } from '../../../test/world.ts'
import { expireDue } from '../invoices/expire.ts'

const app = testApplication()
const world = new World(app)
const goods = new GoodsFactory(app, world)
const purchases = new Purchases(app)
const as = createClient(() => app.server)

/** Invented details with right check digits; `bic` identifies the bank, `corr_account` is its account at the Bank of Russia. */
const bank = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741', bank_name: 'АО «Банк Небыль»' }

async function sellerWithBank(): Promise<Seller> {
  const seller = await goods.seller()
  await as(seller)(setBankDetails, { params: { id: seller.companyId }, body: bank })
  return seller
}

/** An order of 1000 rubles with an unpaid invoice. */
async function orderByInvoice(seller: Seller) {
  const [buyer, company] = [await world.person(), await world.company()]
  await purchases.addToCart(buyer, await goods.published(seller, { price: 1000 }))
  const reply = await as(buyer)(buyCart, { body: { ...checkoutForm, invoice: { inn: company.inn, email: 'buh@kolosok.test' } } })
  const slug = reply.body.order_url.split('/').at(-1) ?? ''
  const { number } = (await as(null)(getInvoice, { params: { slug } })).body
  return { buyer, inn: company.inn, slug, number, orderId: reply.body.orders[0] ?? 0 }
}

const upload = (person: Person, payments: readonly StatementPayment[], options = {}) =>
  as(person)(uploadStatement, { files: { file: encodeSingleByte(statementText(payments, options), 'windows-1251') } })

const readState = async (buyer: Person, id: number) => (await as(buyer)(getOrder, { params: { id } })).body

test('a matching payment pays its order, and a repeat in any file changes nothing', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  const paid = { sum: '1000.00', inn: bought.inn, purpose: `Оплата по счету № ${bought.number}` }
  const { body: statement, status } = await upload(seller, [paid, { ...paid, number: '9', out: true }])
  expect([status, statement.outgoing]).toEqual([201, 1])
  const [line] = statement.lines
  expect(line).toMatchObject({
    verdict: 'count',
    reason: 'exact',
    invoices: [{ number: bought.number, order: bought.orderId, rest: 1000 }],
  })
  const choices = [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }]
  const count = () => as(seller)(countStatement, { params: { id: statement.id }, body: { choices } })
  const replies = await Promise.all([count(), count(), count()])
  expect(replies.map(({ body }) => body.counted).sort()).toEqual([0, 0, 1])
  expect(await readState(bought.buyer, bought.orderId)).toMatchObject({ status: 'pending', invoice: { status: 'paid', paid: 1000 } })
  const repeatedUpload = (await upload(seller, [paid])).body
  expect(repeatedUpload.lines[0]).toMatchObject({ verdict: 'known', reason: 'counted' })
  const repeated = await as(seller)(countStatement, {
    params: { id: repeatedUpload.id },
    body: { choices: [{ ...choices[0], line: repeatedUpload.lines[0]?.id ?? 0 } as never] },
  })
  expect(repeated.body).toMatchObject({ counted: 0, amount: 0, refused: [] })
  expect((await as(bought.buyer)(getOrderMoney, { params: { id: bought.orderId } })).body.payments).toHaveLength(1)
})

test('a payment of an XML statement (camt.053) counts once and is recognised in the text format', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  const paid = { sum: '1000.00', inn: bought.inn, purpose: `Оплата по счету № ${bought.number}` }
  const file = Buffer.from(camtText([paid, { ...paid, number: '9', out: true }]))
  const { body: statement, status } = await as(seller)(uploadStatement, { files: { file } })
  expect([status, statement.outgoing, statement.first_day, statement.last_day]).toEqual([201, 1, '2026-11-18', '2026-11-20'])
  const [line] = statement.lines
  expect(line).toMatchObject({ verdict: 'count', reason: 'exact', paid_on: '2026-11-20', payer: { inn: bought.inn } })
  const choices = [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }]
  const count = () => as(seller)(countStatement, { params: { id: statement.id }, body: { choices } })
  expect((await Promise.all([count(), count()])).map(({ body }) => body.counted).sort()).toEqual([0, 1])
  expect(await readState(bought.buyer, bought.orderId)).toMatchObject({ status: 'pending', invoice: { status: 'paid', paid: 1000 } })
  expect((await upload(seller, [paid])).body.lines[0]).toMatchObject({ verdict: 'known', reason: 'counted' })
  const foreign = Buffer.from(camtText([paid], { account: '40702810300000009999' }))
  expect((await as(seller)(uploadStatement, { files: { file: foreign } })).code).toBe('statement_foreign')
})

test('a payment that the seller reported before is confirmed by the statement, not counted twice', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  await as(seller)(confirmInvoice, { params: { slug: bought.slug }, body: {} })
  const { body } = await upload(seller, [{ number: '77', sum: '1000.00', inn: bought.inn, purpose: `сч. ${bought.number}` }])
  const [line] = body.lines
  expect(line).toMatchObject({ verdict: 'count', reason: 'said' })
  await as(seller)(countStatement, {
    params: { id: body.id },
    body: { choices: [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }] },
  })
  const money = (await as(bought.buyer)(getOrderMoney, { params: { id: bought.orderId } })).body.payments
  expect(money).toMatchObject([{ amount: 1000, source: 'statement', number: '77' }])
})

test('a payment without a number keeps the number that the seller entered', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  await as(seller)(confirmInvoice, { params: { slug: bought.slug }, body: { number: '1184' } })
  const { body } = await upload(seller, [{ number: '', sum: '1000.00', inn: bought.inn, purpose: `сч. ${bought.number}` }])
  const [line] = body.lines
  expect(line).toMatchObject({ number: '', reason: 'said' })
  await as(seller)(countStatement, {
    params: { id: body.id },
    body: { choices: [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }] },
  })
  const money = (await as(bought.buyer)(getOrderMoney, { params: { id: bought.orderId } })).body.payments
  expect(money).toMatchObject([{ amount: 1000, source: 'statement', number: '1184' }])
})

test('of two reported payments of one sum the statement confirms the one with its number', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  for (const number of ['5', '6']) {
    const body = { amount: 300, number, paid_on: '2026-11-20' }
    expect((await as(seller)(confirmInvoice, { params: { slug: bought.slug }, body })).status).toBe(201)
  }
  const { body } = await upload(seller, [{ number: '6', sum: '300.00', inn: bought.inn, purpose: `сч. ${bought.number}` }])
  const [line] = body.lines
  await as(seller)(countStatement, {
    params: { id: body.id },
    body: { choices: [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }] },
  })
  const money = (await as(bought.buyer)(getOrderMoney, { params: { id: bought.orderId } })).body.payments
  expect(money.map(({ number, source }) => [number, source]).toSorted()).toEqual([
    ['5', 'seller'],
    ['6', 'statement'],
  ])
})

test('a partial payment, one from another company and one without an invoice get their reasons', async () => {
  const seller = await sellerWithBank()
  const bought = await orderByInvoice(seller)
  const stranger = await world.company()
  const purpose = `по счету ${bought.number}`
  const { body } = await upload(seller, [
    { number: '1', sum: '400.00', inn: bought.inn, purpose },
    { number: '2', sum: '1000.00', inn: stranger.inn, purpose },
    { number: '3', sum: '50.00', inn: stranger.inn, purpose: 'за метизы' },
  ])
  const byNumber = new Map(body.lines.map((line) => [line.number, line]))
  expect([1, 2, 3].map((number) => byNumber.get(String(number))?.reason)).toEqual(['less', 'foreign_payer', 'no_invoice'])
  const invoice = byNumber.get('1')?.invoices[0]?.id ?? 0
  const count = (number: string) => ({ line: byNumber.get(number)?.id ?? 0, invoice })
  const part = await as(seller)(countStatement, { params: { id: body.id }, body: { choices: [count('1')] } })
  expect(part.body).toMatchObject({ counted: 1, amount: 400 })
  expect(await readState(bought.buyer, bought.orderId)).toMatchObject({ status: 'not_paid', invoice: { paid: 400 } })
  await as(seller)(countStatement, { params: { id: body.id }, body: { choices: [count('2')] } })
  expect(await readState(bought.buyer, bought.orderId)).toMatchObject({ status: 'pending', invoice: { amount: 1000, paid: 1400 } })
})

test('a statement of another account is refused, and nobody reads or counts another’s statement', async () => {
  const [seller, other] = [await sellerWithBank(), await goods.seller()]
  const bought = await orderByInvoice(seller)
  const paid = { sum: '1000.00', inn: bought.inn, purpose: `по счету ${bought.number}` }
  expect((await upload(other, [paid])).code).toBe('statement_foreign')
  expect((await upload(seller, [paid], { account: '40702810900000016604' })).code).toBe('statement_foreign')
  const { body } = await upload(seller, [paid])
  const [line] = body.lines
  const choices = [{ line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 }]
  expect((await as(other)(getStatement, { params: { id: body.id } })).code).toBe('not_found')
  expect((await as(other)(countStatement, { params: { id: body.id }, body: { choices } })).code).toBe('not_found')
})

test('a payment is not counted for an invoice of another seller', async () => {
  const [seller, other] = [await sellerWithBank(), await sellerWithBank()]
  const [own, foreign] = [await orderByInvoice(seller), await orderByInvoice(other)]
  const { body } = await upload(seller, [{ sum: '1000.00', inn: own.inn, purpose: `по счету ${own.number}` }])
  const theirs = await app.db.selectFrom('invoices').select('id').where('slug', '=', foreign.slug).executeTakeFirstOrThrow()
  const [line] = body.lines
  const choices = [
    { line: line?.id ?? 0, invoice: theirs.id },
    { line: line?.id ?? 0, invoice: line?.invoices[0]?.id ?? 0 },
  ]
  const reply = await as(seller)(countStatement, { params: { id: body.id }, body: { choices } })
  expect(reply.body).toMatchObject({ counted: 1, refused: [{ line: line?.id, code: 'not_found' }] })
  expect((await readState(foreign.buyer, foreign.orderId)).status).toBe('not_paid')
})

test('deleting an account deletes its statements and last invoiced company, but no invoices', async () => {
  const bought = await orderByInvoice(await sellerWithBank())
  const own = await world.company()
  await world.represent(bought.buyer, own.id)
  await as(bought.buyer)(setBankDetails, { params: { id: own.id }, body: bank })
  expect((await upload(bought.buyer, [])).status).toBe(201)
  await app.db.updateTable('invoices').set({ valid_until: app.clock.now() }).where('slug', '=', bought.slug).execute()
  await expireDue(app.services)
  expect((await as(bought.buyer)(deleteAccount, { body: { password: bought.buyer.password } })).status).toBe(204)
  const findRemaining = (table: 'statements' | 'invoice_buyers') =>
    app.db.selectFrom(table).select('user_id').where('user_id', '=', bought.buyer.id).execute()
  expect([await findRemaining('statements'), await findRemaining('invoice_buyers')]).toEqual([[], []])
  expect((await as(null)(getInvoice, { params: { slug: bought.slug } })).body.status).toBe('expired')
})

test('an incomplete file is refused with its fault', async () => {
  const seller = await sellerWithBank()
  const reply = await as(seller)(uploadStatement, { files: { file: Buffer.from(statementText([]).replace('КонецФайла', '')) } })
  expect(reply.body).toMatchObject({ errors: { file: [{ code: 'statement_cut' }] } })
})

test('a file with a zero byte or an impossible day is refused with its fault', async () => {
  const seller = await sellerWithBank()
  const send = (file: Buffer) => as(seller)(uploadStatement, { files: { file } })
  const text = statementText([{ sum: '1.00', inn: '7799612047', purpose: 'по счету 1' }])
  const faults = []
  for (const file of [text.replace('по счету', 'по\0счету'), text.replaceAll('20.11.2026', '01.01.0000')])
    faults.push((await send(Buffer.from(file))).body)
  expect(faults).toMatchObject([
    { errors: { file: [{ code: 'not_a_statement' }] } },
    { errors: { file: [{ code: 'statement_line_wrong' }] } },
  ])
})
