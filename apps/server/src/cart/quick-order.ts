// Quick order («Быстрый заказ»): puts products into the cart by article numbers. Each line is added as far as its product exists, is on sale
// and in stock; otherwise its problem is reported.
import type { QuickChoice, QuickResult } from '@sverka/contract/cart/cart'
import { LINES_MAX } from '@sverka/contract/cart/cart.rules'
import { QUICK_CHOICES_MAX, type QuickLine } from '@sverka/contract/cart/quick-order.rules'
import type { Product } from '@sverka/contract/products/products'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { listByArticle } from '../products/products.ts'
import { countOtherLines, upsertLines } from './cart.sql.ts'
import { checkAvailability, findProductsOnSale, toLine } from './cart.ts'

interface LineOutcome {
  readonly result: QuickResult
  /** Null if nothing is put into the cart. */
  readonly product: Product | null
}

/** Sets the quantities and returns the result of each line, in the order of `requested`. Throws `basket_full` and then changes nothing. */
export async function orderQuickly(
  tx: Tx,
  clock: Clock,
  session: Session,
  requested: readonly QuickLine[],
): Promise<{ result: QuickResult[] }> {
  const rows = await listByArticle(
    tx,
    requested.map(({ article }) => article),
    QUICK_CHOICES_MAX,
  )
  const products = await findProductsOnSale(tx, [...new Set(rows.map(({ id }) => id))], session)
  const byArticle = Map.groupBy(rows, ({ article }) => article)
  const outcomes = requested.map((line) => findLine(line, listCards(byArticle.get(line.article) ?? [], products), session))
  const lines = toLines(outcomes, { session, clock })
  if (lines.length > 0) {
    const ids = lines.map(({ product_id: id }) => id)
    if ((await countOtherLines(tx, session.userId, ids)) + lines.length > LINES_MAX) refuse('basket_full')
    await upsertLines(tx, lines)
  }
  return { result: outcomes.map(({ result }) => result) }
}

const listCards = (rows: readonly { readonly id: number }[], products: ReadonlyMap<number, Product>): Product[] =>
  rows.flatMap(({ id }) => products.get(id) ?? [])

/**
 * A product whose number on this site (`sku_article`) is the article wins over products whose sellers use the same code. If several products
 * remain, the buyer must choose.
 */
function findLine({ article, quantity: asked }: QuickLine, cards: readonly Product[], session: Session): LineOutcome {
  const exact = cards.filter(({ sku_article: own }) => own === article.toUpperCase())
  const [card, ...others] = exact.length > 0 ? exact : cards
  const result = { article, asked, added: 0, name: card?.name ?? null, choices: [] }
  if (!card) return { result: { ...result, problem: 'unknown' }, product: null }
  if (others.length > 0) return { result: { ...result, name: null, problem: 'several', choices: cards.map(toChoice) }, product: null }
  if (card.user === session.userId) return { result: { ...result, problem: 'own_product' }, product: null }
  const { product, quantity, problem } = checkAvailability(card, asked)
  return { result: { ...result, added: quantity, problem }, product }
}

const toChoice = ({ id, name, sku_article, seller, price, sale_price, unit_name }: Product): QuickChoice => ({
  id,
  name,
  sku_article,
  seller_name: seller.name,
  price: sale_price ?? price,
  unit_name,
})

/** The rows of the cart. If two articles name one product, the quantity of the later line counts. */
function toLines(outcomes: readonly LineOutcome[], context: { session: Session; clock: Clock }) {
  const byProduct = new Map(
    outcomes.flatMap(({ product, result }) => (product ? [[product.id, { product, added: result.added }] as const] : [])),
  )
  return [...byProduct.values()].map(({ product, added }) => toLine(product, added, context))
}
