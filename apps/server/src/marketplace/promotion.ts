// The free promotion of the first hundred verified sellers (companies with a representative) in the marketplace: each gets a number, they are shown
// in a fair rotation, and impressions and clicks are counted.
import { readableName } from '@sverka/contract/company/names'
import { MAX_PROMOTED_SHOWN, PROMOTED_FIRST, PROMOTION_DAYS } from '@sverka/contract/marketplace/marketplace.rules'
import type { PromotedCard, Promotion } from '@sverka/contract/marketplace/promotion'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { readCards } from './marketplace.ts'
import {
  assignNumbers,
  claimPromoted,
  countAssigned,
  countOpened,
  countShown,
  listNextPromoted,
  listUserPromotions,
  type ShownPromotion,
} from './promotion.sql.ts'

const DAY_MS = 86_400_000

/** Assigns numbers to sellers that have none. Called after every verification, in its transaction. */
export const promoteVerified = (tx: Tx, at: Date): Promise<void> =>
  assignNumbers(tx, { at, ends: new Date(at.getTime() + PROMOTION_DAYS * DAY_MS) })

/** One product of each company that is next in the rotation, counted as shown. */
export const takeNextPromoted = async (tx: Tx, at: Date): Promise<PromotedCard[]> =>
  cardsOfPromoted(tx, await claimPromoted(tx, at, MAX_PROMOTED_SHOWN))

/**
 * As `takeNextPromoted`, but without counting, for a page that may be cached or never shown. A browser that shows the page loads a picture that
 * counts.
 */
export const peekNextPromoted = async (db: Reader, at: Date): Promise<PromotedCard[]> =>
  cardsOfPromoted(db, await listNextPromoted(db, at, MAX_PROMOTED_SHOWN))

/** Counts companies as shown if they are next in the rotation; others are ignored. */
export const recordPromotedShown = (tx: Tx, companyIds: readonly number[], at: Date): Promise<unknown> =>
  countShown(tx, companyIds.slice(0, MAX_PROMOTED_SHOWN), at, MAX_PROMOTED_SHOWN)

async function cardsOfPromoted(db: Reader, chosen: readonly ShownPromotion[]): Promise<PromotedCard[]> {
  const cards = await readCards(
    db,
    chosen.map(({ productId }) => productId),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  return chosen.flatMap(({ companyId, productId, inn, endsAt }) => {
    const card = byId.get(productId)
    return card ? [{ ...card, company_id: companyId, seller_inn: inn, ends_at: endsAt.toISOString() }] : []
  })
}

/** Counts a click on a promoted product. Throws `not_found` for a company that is not promoted now. */
export async function recordPromotedOpened(tx: Tx, companyId: number, at: Date): Promise<undefined> {
  if (!(await countOpened(tx, companyId, at))) refuse('not_found')
  return undefined
}

/** The promotions of companies that the member represents, and how many of the numbers are assigned. */
export async function readOwnPromotions(db: Reader, userId: number, at: Date) {
  const rows = await listUserPromotions(db, userId)
  const result = rows.map(
    (row): Promotion => ({
      company_id: row.company_id,
      company: readableName(row.name),
      number: row.number,
      given_at: row.given_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      is_over: row.ends_at <= at,
      shown: Number(row.shown),
      opened: Number(row.opened),
    }),
  )
  return { given: await countAssigned(db), of: PROMOTED_FIRST, result }
}
