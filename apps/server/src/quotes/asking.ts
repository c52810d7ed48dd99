// Requests for prices, from the buyer's side: a buyer sends one to the sellers of a category or to the seller of one product, lists and reads them,
// and closes one without a purchase. The sellers to whom it is sent are the asked sellers.
import { createHash } from 'node:crypto'
import type { OperationParts } from '@sverka/contract/http/http'
import { units } from '@sverka/contract/products/units.rules'
import type { askForQuotes, QuoteDetails } from '@sverka/contract/quotes/quotes'
import { ASKED_MAX, OPEN_QUOTES_MAX, quoteNumber, quoteState } from '@sverka/contract/quotes/quotes.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { lockMembers } from '../auth/auth.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { raiseNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { findShown, isMoney, kopecks } from '../products/products.ts'
import {
  closeRequest,
  countOpen,
  findByKey,
  hasBlock,
  hasCategory,
  insertInvitations,
  insertRequest,
  listCategorySellers,
  lockAsking,
  lockRequest,
} from './asking.sql.ts'
import { checkDay, KEY_MAX } from './days.ts'
import { findAccepted, listOfferingSellers, listOffers } from './offers.sql.ts'
import { presentDetails, presentRequest } from './present.ts'
import { countRequests, findRequest, listRequests } from './quotes.sql.ts'

type Form = OperationParts<typeof askForQuotes>['body']

interface Request {
  readonly userId: number
  readonly form: Form
  /** Value of the header `Idempotency-Key`; null without it. */
  readonly key: string | null
}

/**
 * Creates the request and notifies the sellers, or returns the earlier request with the same key. Throws `idempotency_mismatch` for the same key with
 * another form, `too_many_quotes`, `no_sellers`, the errors of `sellersFor`, and field errors, also for links and telephones in texts: the sellers
 * are strangers to the buyer.
 */
export async function requestQuote(tx: Tx, services: Services, { userId, form, key }: Request): Promise<QuoteDetails> {
  if (key !== null && key.length > KEY_MAX) refuseField('Idempotency-Key', 'key_too_long')
  await lockAsking(tx, userId)
  const fingerprint = createHash('sha256').update(JSON.stringify(form)).digest()
  const earlier = key === null ? undefined : await findByKey(tx, userId, key)
  if (earlier)
    return earlier.fingerprint.equals(fingerprint) ? readQuote(tx, services, { userId, id: earlier.id }) : refuse('idempotency_mismatch')
  await checkForm(tx, services, form)
  const today = moscowDay(services.clock.now())
  if ((await countOpen(tx, userId, today)) >= OPEN_QUOTES_MAX) refuse('too_many_quotes')
  const candidates = await sellersFor(tx, userId, form)
  // A seller whose account has been deleted meanwhile is left out.
  const existingMembers = await lockMembers(tx, [userId, ...candidates])
  const sellers = candidates.filter((id) => existingMembers.has(id))
  if (sellers.length === 0) refuse('no_sellers')
  const id = await insertRequest(tx, toRow(services, { userId, form, key }, fingerprint), form.lines.map(toLine))
  await insertInvitations(tx, id, sellers)
  await raiseNotices(
    tx,
    services.clock,
    sellers.map((seller) => ({
      userId: seller,
      kind: 'quote_asked',
      params: { number: quoteNumber(id), what: toLine(form.lines[0] ?? { name: '', quantity: 1 }).name },
      path: askedPath(id),
      dedupeKey: `quote:${id}:asked:${seller}`,
    })),
  )
  return readQuote(tx, services, { userId, id })
}

const toLine = ({ name, quantity, unit = null }: Form['lines'][number]) => ({ name: name.trim(), quantity, unit })

const toRow = ({ clock }: Services, { userId, form, key }: Request, fingerprint: Buffer) => ({
  buyer_id: userId,
  category_id: form.category ?? null,
  product_id: form.product ?? null,
  place: form.place.trim(),
  needed_by: form.needed_by ?? null,
  answers_until: form.answers_until,
  budget_kopecks: form.budget ? kopecks(form.budget) : null,
  details: form.details?.trim() ?? '',
  request_key: key,
  fingerprint,
  created_at: clock.now(),
})

/** Throws field errors for days, a budget, units or texts that are not allowed. */
async function checkForm(tx: Tx, services: Services, form: Form): Promise<void> {
  const today = moscowDay(services.clock.now())
  checkDay('answers_until', form.answers_until, today)
  if (form.needed_by) checkDay('needed_by', form.needed_by, today)
  if (form.budget && !isMoney(form.budget)) refuseField('budget', 'price_not_money')
  if (form.lines.some(({ unit }) => unit && !units.some(({ code }) => code === unit))) refuseField('lines', 'not_a_unit')
  const lines = form.lines.map(({ name }) => name).join('\n')
  await refuseFlagged(tx, services, { lines, place: form.place, details: form.details ?? null })
}

/**
 * The sellers to whom the form is addressed: those of its category, or the seller of its product. Throws `malformed_request` for both together,
 * `not_found` for a product not on sale, `own_product` for the buyer's own, `category_unknown` for neither or a missing category.
 */
async function sellersFor(tx: Tx, userId: number, { category, product }: Form): Promise<number[]> {
  if (product && category) refuse('malformed_request')
  if (product) {
    const card = (await findShown(tx, [product])).get(product) ?? refuse('not_found')
    if (card.userId === userId) refuse('own_product')
    return (await hasBlock(tx, userId, card.userId)) ? [] : [card.userId]
  }
  return category ? sellersOfCategory(tx, userId, category) : refuseField('category', 'category_unknown')
}

async function sellersOfCategory(db: Reader, userId: number, category: number): Promise<number[]> {
  if (!(await hasCategory(db, category))) refuseField('category', 'category_unknown')
  return listCategorySellers(db, category, userId, ASKED_MAX)
}

/** Number of sellers to whom a request of this member to the category would be sent. Throws `category_unknown`. */
export const countSellers = async (db: Reader, userId: number, category: number): Promise<{ sellers: number }> => ({
  sellers: (await sellersOfCategory(db, userId, category)).length,
})

interface QuoteToShow {
  readonly userId: number
  readonly id: number
  readonly language?: Language | undefined
}

/** A request with its offers, as the buyer sees it. Throws `not_found` to everybody else. */
export async function readQuote(
  db: Reader,
  { clock }: Pick<Services, 'clock'>,
  { userId, id, language }: QuoteToShow,
): Promise<QuoteDetails> {
  const today = moscowDay(clock.now())
  const row = await findRequest(db, id, today)
  if (row?.buyerId !== userId) refuse('not_found')
  return presentDetails(row, await listOffers(db, [id], { sellerId: null, limit: ASKED_MAX }), { today, language })
}

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
  readonly lang?: Language
}

/** A page of the buyer's own requests, the newest first. */
export async function quotesPage(db: Reader, { clock }: Pick<Services, 'clock'>, userId: number, query: PageQuery) {
  const { page = 1, page_size = 20, lang: language } = query
  const today = moscowDay(clock.now())
  const rows = await listRequests(db, userId, today, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countRequests(db, userId), page, page_size, result: rows.map((row) => presentRequest(row, { today, language })) }
}

/**
 * Closes the request, so that it accepts no more offers, and notifies the sellers who made offers. Throws `not_found` to everybody but the buyer, and
 * `quote_closed` if an offer was accepted or the request is closed already.
 */
export async function closeQuote(tx: Tx, services: Services, userId: number, id: number): Promise<QuoteDetails> {
  const locked = await lockRequest(tx, id)
  if (locked?.buyerId !== userId) refuse('not_found')
  const isAccepted = (await findAccepted(tx, id)) !== undefined
  // No day is passed: here it does not matter whether the time for offers is over.
  const state = quoteState({ isAccepted, isClosed: locked.closedAt !== null, answersUntil: locked.answersUntil }, '')
  if (state === 'accepted' || state === 'closed') refuse('quote_closed')
  await closeRequest(tx, id, services.clock.now())
  await notifyDeclined(tx, services, { id, path: askedPath(id) }, await listOfferingSellers(tx, id))
  return readQuote(tx, services, { userId, id })
}

/** Path of the page on which an asked seller reads a request. */
export const askedPath = (id: number): string => `/profile/quotes/asked/${id}`

interface DeclinedNotice {
  /** Id of the request. */
  readonly id: number
  /** Path to which the notice links. */
  readonly path: string
}

/** Notifies sellers that their offers were not accepted. */
export const notifyDeclined = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { id, path }: DeclinedNotice,
  sellers: readonly number[],
): Promise<void> =>
  raiseNotices(
    tx,
    clock,
    sellers.map((userId) => ({
      userId,
      kind: 'quote_declined',
      params: { number: quoteNumber(id) },
      path,
      dedupeKey: `quote:${id}:declined:${userId}`,
    })),
  )
