// State of the cart's page: the lines with their typed quantities, the choice of lines to buy, their total, and the actions of the page.
import type { Cart, CheckedLine } from '@sverka/contract/cart/cart'
import { cartTotal, type LineProblem, lineProblem, quantityFault, typedQuantity } from '@sverka/contract/cart/cart.rules'
import { vatWithin } from '@sverka/contract/orders/orders.rules'
import { priceForQuantity, QUANTITY_MAX, toPriced, totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { cartMessages } from './cart.messages.ts'
import { type DeliveryView, useDelivery } from './use-delivery.ts'
import { useQuantities } from './use-quantities.ts'

const KOPECKS = 100
const kopecks = (rubles: number): number => Math.round(rubles * KOPECKS)

/** A line of the cart as the page shows it. Money is in rubles. */
export interface ShownLine {
  readonly line: CheckedLine
  /** The text in the quantity field. */
  readonly typed: string
  /** The typed quantity; the one stored by the server if the text is not a quantity. */
  readonly quantity: number
  /** The largest quantity that can be bought. */
  readonly most: number
  /** Why the line cannot be bought, else null; `wrong`: the typed text is not a quantity. */
  readonly problem: LineProblem | 'wrong' | null
  readonly isChosen: boolean
  /** Rubles for one unit at this quantity, and for the quantity. */
  readonly price: number
  readonly total: number
}

export interface CartView extends Omit<DeliveryView, 'ways'> {
  /** Total and delivery as displayed. A purchase sends them, and the server refuses it if they no longer match its own. */
  readonly seen: { readonly total: number; readonly delivery_ways: DeliveryView['ways'] }
  readonly lines: readonly ShownLine[]
  /** The lines to be bought: ticked, and without a problem. */
  readonly chosen: readonly ShownLine[]
  /** Number of pieces; null if a chosen product is sold in another unit. */
  readonly pieces: number | null
  /** Rubles, with delivery. */
  readonly total: number
  /** Rubles for the chosen goods, without delivery. */
  readonly goods: number
  /** Rubles saved by sale prices and by lower prices for larger quantities, compared with the ordinary price. */
  readonly discount: number
  /** Rubles of VAT contained in the total. */
  readonly vat: number
  /** `id` of a line, here and in `remove`. */
  choose(id: number, isChosen: boolean): void
  chooseAll(isChosen: boolean): void
  /** `text`: what was typed in the quantity field; sent to the server a second later if it is a quantity that can be bought. */
  setQuantity(line: ShownLine, text: string): void
  remove(ids: readonly number[]): Promise<void>
  /** Sends typed quantities that were not sent yet; resolves when the server has stored them. */
  flush(): Promise<void>
}

/** Code of «piece» in ОКЕИ, the Russian classifier of units of measure. */
const PIECE_UNIT_CODE = 796

const countPieces = (chosen: readonly ShownLine[]): number | null =>
  chosen.every(({ line: { product } }) => product.unit === null || product.unit === PIECE_UNIT_CODE)
    ? chosen.reduce((count, { quantity }) => count + quantity, 0)
    : null

/** `baskets`: the lines of the cart. Every line without a problem is ticked until the buyer unticks it. */
export function useCart({ baskets, delivery: offered }: Cart): CartView {
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set())
  const showError = useCartError()
  const { revalidate } = useRevalidator()
  const quantities = useQuantities((product, cause) => {
    const name = baskets.find((line) => line.product.id === product)?.product.name ?? ''
    showError(cause, name)
    void revalidate()
  })
  const lines = baskets.map((line) => toShownLine(line, { typed: quantities.typed(line.product.id), isChosen: !deselected.has(line.id) }))
  const chosen = lines.filter(({ isChosen }) => isChosen)
  // Rubles. Sums are computed in whole kopecks, so that no fractions are lost.
  const sum = (lineTotal: (line: ShownLine) => number) => cartTotal(chosen.map((line) => ({ total: lineTotal(line) }))) / KOPECKS
  const goods = sum((line) => kopecks(line.total))
  const delivery = useDelivery(offered, chosen)
  const total = (kopecks(goods) + kopecks(delivery.deliveryPrice)) / KOPECKS
  const taxed = [
    ...chosen.map(({ line, total }) => ({ kopecks: kopecks(total), rate: line.product.vat_rate })),
    ...delivery.deliveries.map(({ chosen: { way, price } }) => ({ kopecks: kopecks(price ?? 0), rate: way.vat_rate })),
  ]
  const fullPrice = sum(({ line, quantity }) => totalForQuantity(kopecks(line.product.price), quantity))
  return {
    lines,
    chosen,
    pieces: countPieces(chosen),
    ...delivery,
    goods,
    total,
    seen: { total, delivery_ways: delivery.ways },
    discount: (kopecks(fullPrice) - kopecks(goods)) / KOPECKS,
    vat: vatWithin(taxed) / KOPECKS,
    choose: (id, isChosen) => setDeselected(withChoice(deselected, id, isChosen)),
    chooseAll: (isChosen) => setDeselected(new Set(isChosen ? [] : baskets.map(({ id }) => id))),
    setQuantity: ({ line, most }, text) => {
      const canBeBought = quantityFault(text, most, line.product) === null
      quantities.set(line.product.id, text, canBeBought ? typedQuantity(text) : null)
    },
    remove: useRemoval(showError),
    flush: quantities.flush,
  }
}

function withChoice(deselected: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> {
  const next = new Set(deselected)
  if (isChosen) next.delete(id)
  else next.add(id)
  return next
}

/** `typed`: text of the quantity field, undefined if it was not changed. A line with a problem is never chosen. */
function toShownLine(line: CheckedLine, { typed, isChosen }: { typed: string | undefined; isChosen: boolean }): ShownLine {
  const { product } = line
  const { in_stock: inStock, stock } = product
  const most = Math.max(1, Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX))
  const quantity = typed === undefined ? line.quantity : (typedQuantity(typed) ?? line.quantity)
  const isWrong = typed !== undefined && quantityFault(typed, most) === 'wrong'
  // A line of a seller who cannot be paid on the site has that problem at any quantity; other problems depend on the typed one.
  const problem: ShownLine['problem'] =
    line.problem === 'seller_unpayable'
      ? line.problem
      : (lineProblem({ quantity, inStock, stock, terms: product }) ?? (isWrong ? 'wrong' : null))
  const { unit, total } = priceForQuantity(toPriced(product), quantity)
  const shown = { line, typed: typed ?? `${line.quantity}`, quantity, most, problem, isChosen: isChosen && problem === null }
  return { ...shown, price: unit / KOPECKS, total: total / KOPECKS }
}

/** Shows an error of the server as a message; `name`: the product whose quantity was not saved. */
function useCartError() {
  const texts = useMessages(cartMessages)
  const showError = useRefused()
  return (cause: unknown, name?: string) => showError(cause, { failed: texts.failed, ...(name && { about: texts.notSaved(name) }) })
}

function useRemoval(showError: (cause: unknown) => void) {
  const texts = useMessages(cartMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return async (ids: readonly number[]) => {
    try {
      await Promise.all(ids.map((id) => browserCall('DELETE /api/v1/basket/:id/', { params: { id } })))
      toast.success(texts.removed)
    } catch (cause) {
      showError(cause)
    }
    await revalidate()
  }
}
