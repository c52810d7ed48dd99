// Members for browser tests, each used by one test only: subscribers, sellers with goods, buyers. Made through the API.
import { type APIRequestContext, expect, test } from '@playwright/test'
import { bearer, fetchStaffTokens, fetchTokens, registerAccount, type Tokens } from './account.ts'
import { type Trader, traders } from './traders.ts'
import { emptyPdf, photoFile } from './upload-files.ts'

/** A signed-in member. */
export interface Person {
  readonly id: number
  readonly email: string
  readonly fullName: string
  readonly tokens: Tokens
}

/** A member who sells for a sole trader; `trader.id` is the sole trader's id in the register's table. */
export interface Seller extends Person {
  readonly trader: Trader & { readonly id: number }
}

/** A product on sale. */
export interface Item {
  readonly id: number
  readonly name: string
  /** Rubles. */
  readonly price: number
}

/** A card number that the simulated payment provider accepts. */
const CARD_NUMBER = '4111 1111 1111 1111'

/**
 * Each test worker takes this many of the invented sole traders: more than all tests need that sell. Playwright replaces the worker of a failed
 * test by one with a new index, which takes another range.
 */
const TRADERS_OF_A_WORKER = 80

let taken = 0
/** An active sole trader whom no test represents yet, in this worker or another. */
export function takeTrader(): Trader {
  const trader = traders[test.info().workerIndex * TRADERS_OF_A_WORKER + taken]
  if (!trader || taken === TRADERS_OF_A_WORKER) throw new Error('more traders are taken than are invented: see traders.ts')
  taken += 1
  return trader
}

let uniqueCount = 0
/** Appends a number to the word that makes it unique in this run. */
export function withUniqueNumber(word: string): string {
  uniqueCount += 1
  return `${word} ${process.pid}-${test.info().workerIndex}-${uniqueCount}`
}

/** Registers a new account and signs it in through the API. */
export async function createMember(request: APIRequestContext, fullName = 'Туманов Игнат'): Promise<Person> {
  const email = await registerAccount(request, fullName)
  const tokens = await fetchTokens(request, email)
  const { id } = (await (await request.get('/auth/users/me/', bearer(tokens))).json()) as { id: number }
  return { id, email, fullName, tokens }
}

/** Pays as the sandbox page does; `orderUrl` is that page's URL. */
export async function payFor(request: APIRequestContext, orderUrl: string): Promise<void> {
  const slug = orderUrl.split('/').at(-1)
  const paid = await request.post(`/api/v1/sandbox-payments/${slug}/`, { data: { card_number: CARD_NUMBER, outcome: 'succeed' } })
  expect(paid.status()).toBe(200)
}

/** Buys a month of the plan; `word` is the plan's code. */
export async function subscribe(request: APIRequestContext, { tokens }: Person, word: 'business' | 'pro'): Promise<void> {
  const plans = (await (await request.get('/api/v1/plans/')).json()) as { id: number; word: string; type: string }[]
  const plan = plans.find((plan) => plan.word === word && plan.type === 'monthly')?.id
  const ordered = await request.post('/api/v1/plan-order/', { ...bearer(tokens), data: { plan } })
  expect(ordered.status()).toBe(201)
  await payFor(request, ((await ordered.json()) as { order_url: string }).order_url)
}

/** A member with every feature of the highest plan. */
export async function createSubscriber(request: APIRequestContext, fullName?: string): Promise<Person> {
  const made = await createMember(request, fullName)
  await subscribe(request, made, 'pro')
  return made
}

type Subject = { readonly company: string } | { readonly entrepreneur: string }

/**
 * Makes the person the representative of a company or a sole trader, named by taxpayer number (ИНН) or registration number (ОГРН): sends the
 * request with documents and approves it as staff.
 */
export async function representCompany(request: APIRequestContext, { tokens }: Person, subject: Subject): Promise<void> {
  const multipart = { ...subject, passport: emptyPdf, contract: emptyPdf }
  const response = await request.post('/api/v1/ticket-company-binding/', { ...bearer(tokens), multipart })
  expect(response.status()).toBe(201)
  const ticket = ((await response.json()) as { id: number }).id
  const asStaff = bearer(await fetchStaffTokens(request))
  const { result: waiting } = (await (await request.get(`/api/v1/admin/tickets/?id=${ticket}`, asStaff)).json()) as {
    result: { passport_url: string; contract_url: string }[]
  }
  // Staff must have opened every document before they can approve.
  for (const { passport_url, contract_url } of waiting)
    for (const url of [passport_url, contract_url]) expect((await request.get(url, asStaff)).status()).toBe(200)
  expect((await request.post(`/api/v1/admin/tickets/${ticket}/approve/`, asStaff)).status()).toBe(204)
}

/** Makes the person represent a sole trader, see `representCompany`; returns the trader's id in the register's table. */
export async function representTrader(request: APIRequestContext, by: Person, trader: Trader): Promise<number> {
  await representCompany(request, by, { entrepreneur: trader.inn })
  const { result } = (await (await request.get(`/api/v1/entrepreneurs/?representative__in=${by.id}`, bearer(by.tokens))).json()) as {
    result: { id: number }[]
  }
  return Number(result[0]?.id)
}

/** A member on the highest plan who sells for a sole trader of their own. */
export async function createSeller(request: APIRequestContext): Promise<Seller> {
  const trader = takeTrader()
  const made = await createSubscriber(request, trader.fullName)
  return { ...made, trader: { ...trader, id: await representTrader(request, made, trader) } }
}

/** Creates a product on sale for 1000 rubles, published by staff; by default its name is unique («Ларец» and a number). */
export async function createProductOnSale(
  request: APIRequestContext,
  { tokens, trader }: Seller,
  name = withUniqueNumber('Ларец'),
): Promise<Item> {
  const [category] = (await (await request.get('/api/v1/categories/')).json()) as { id: number }[]
  const price = 1000
  const text = { name, description: 'Ларец с замком', product_code: withUniqueNumber('E2E'), product_type: 'product' }
  const multipart = {
    ...text,
    entrepreneur: trader.id,
    category: Number(category?.id),
    price,
    images: await photoFile('one.png', '#336699'),
  }
  const made = await request.post('/api/v1/products/', { ...bearer(tokens), multipart })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  const published = await request.post(`/api/v1/admin/products/${id}/publish/`, { ...bearer(await fetchStaffTokens(request)), data: {} })
  expect(published.status()).toBe(204)
  return { id, name, price }
}

/** Buys one piece of a product and pays; the seller ships it and the buyer confirms the receipt. Returns the id of the order. */
export async function buyAndReceive(
  request: APIRequestContext,
  buyer: Person,
  { from, item }: { from: Seller; item: Item },
): Promise<number> {
  const asBuyer = bearer(buyer.tokens)
  expect((await request.post(`/api/v1/products/${item.id}/add-to-basket/`, asBuyer)).status()).toBe(200)
  const data = { address: 'Химки, ул. Нездешняя, д. 8', postal_code: '141400', phone_number: '+7 (495) 000-12-40' }
  const bought = await request.post('/api/v1/user-info/', { ...asBuyer, data })
  expect(bought.status()).toBe(201)
  const { order_url, orders } = (await bought.json()) as { order_url: string; orders: number[] }
  await payFor(request, order_url)
  const order = Number(orders[0])
  const shipped = await request.patch(`/api/v1/seller-order/${order}/`, { ...bearer(from.tokens), data: { status: 'in_progress' } })
  expect(shipped.status()).toBe(200)
  const confirmed = await request.patch(`/api/v1/products-order/${order}/`, { ...asBuyer, data: { status: 'completed' } })
  expect(confirmed.status()).toBe(200)
  return order
}

/** Makes two people friends: `asks` adds the other, `answers` adds them back. Returns the slug of their conversation. */
export async function makeFriends(request: APIRequestContext, { asks, answers }: { asks: Person; answers: Seller }): Promise<string> {
  const add = async (who: Person, friend: number) =>
    expect((await request.post('/api/v1/friends/', { ...bearer(who.tokens), data: { friend } })).ok()).toBe(true)
  await add(asks, answers.id)
  await add(answers, asks.id)
  const room = await request.get(`/api/v1/friends/${answers.id}/chat/`, bearer(asks.tokens))
  return ((await room.json()) as { slug: string }).slug
}
