// State of the purchase box on an item's page: adds the item to the cart with the typed quantity. A guest signs in first; then the button says
// «В корзине» (in the cart) for a second.
import { quantityFault, typedQuantity } from '@sverka/contract/cart/cart.rules'
import { priceForQuantity, QUANTITY_MAX, smallestQuantity, toPriced } from '@sverka/contract/products/trade-terms.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { refreshCartCount } from './cart-count.ts'
import type { Product } from './load-item.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

/** Milliseconds for which the button shows success (specification §9). */
const ADDED_MS = 1000

export interface Buying {
  /** The field's text as typed. */
  readonly typed: string
  /** The largest quantity that can be bought. */
  readonly most: number
  /** Whether the text is a quantity that can be bought. */
  readonly isQuantity: boolean
  /** Rubles for one unit at the typed quantity. */
  readonly price: number
  readonly state: 'ready' | 'busy' | 'added'
  type(text: string): void
  add(): void
}

export function useBuying(product: Product): Buying {
  const { id, stock } = product
  const texts = useMessages(marketplaceMessages)
  const refused = useRefused()
  const account = useAccount()
  const most = Math.max(1, Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX))
  const [typed, setTyped] = useState(`${smallestQuantity(product)}`)
  const [state, setState] = useState<Buying['state']>('ready')
  useEffect(() => {
    if (state !== 'added') return
    const timer = setTimeout(() => setState('ready'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const quantity = typedQuantity(typed) ?? smallestQuantity(product)
  const isQuantity = quantityFault(typed, most, product) === null
  const price = priceForQuantity(toPriced(product), quantity).unit / 100
  const put = async () => {
    setState('busy')
    try {
      await browserCall('POST /api/v1/products/:id/add-to-basket/', { params: { id }, query: { quantity } })
      setState('added')
      void refreshCartCount()
    } catch (cause) {
      setState('ready')
      refused(cause, texts)
    }
  }
  return { typed, most, isQuantity, price, state, type: setTyped, add: () => account.ask(() => void put()) }
}
