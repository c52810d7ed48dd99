// Free promotion of the first hundred verified sellers: numbers, fair rotation, counts.
import { readableName } from '@sverka/contract/company.names'
import type { PromotedCard, Promotion } from '@sverka/contract/marketplace.promotion'
import { PROMOTED_AT_ONCE, PROMOTED_FIRST, PROMOTION_DAYS } from '@sverka/contract/marketplace.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { cardsOf } from './marketplace.ts'
import { countGiven, countOpened, giveNumbers, listPromotionsOf, takePromoted } from './promotion.sql.ts'

const DAY_MS = 86_400_000

/** Follows every verification, in its transaction. */
export const promoteVerified = (tx: Tx, at: Date): Promise<void> =>
  giveNumbers(tx, { at, ends: new Date(at.getTime() + PROMOTION_DAYS * DAY_MS) })

/** A card each of those whose turn it is. */
export async function promotedNow(tx: Tx, at: Date): Promise<PromotedCard[]> {
  const taken = await takePromoted(tx, at, PROMOTED_AT_ONCE)
  const cards = new Map(
    (
      await cardsOf(
        tx,
        taken.map(({ productId }) => productId),
      )
    ).map((card) => [card.id, card]),
  )
  return taken.flatMap(({ companyId, productId, inn, endsAt }) => {
    const card = cards.get(productId)
    return card ? [{ ...card, company_id: companyId, seller_inn: inn, ends_at: endsAt.toISOString() }] : []
  })
}

/** Refuses `not_found` for a company that is not promoted now. */
export async function promotedOpened(tx: Tx, companyId: number, at: Date): Promise<undefined> {
  if (!(await countOpened(tx, companyId, at))) refuse('not_found')
  return undefined
}

export async function ownPromotions(db: Reader, userId: number, at: Date) {
  const rows = await listPromotionsOf(db, userId)
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
  return { given: await countGiven(db), of: PROMOTED_FIRST, result }
}
