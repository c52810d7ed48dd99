// Adds an item to the basket: quantity, a guest's sign-in first, and «В корзине» for a second.
import { QUANTITY_MAX, quantityFault, typedQuantity } from '@sverka/contract/cart/cart.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { refreshBasketCount } from './basket-count.ts'
import type { Product } from './load-item.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

/** Specification §9. */
const ADDED_MS = 1000

export interface Buying {
  /** The field's text as typed. */
  readonly typed: string
  readonly most: number
  /** Whether the text is a quantity that can be bought. */
  readonly isQuantity: boolean
  readonly state: 'ready' | 'busy' | 'added'
  type(text: string): void
  add(): void
}

export function useBuying({ id, stock }: Product): Buying {
  const texts = useMessages(marketplaceMessages)
  const refused = useRefused()
  const account = useAccount()
  const most = Math.max(1, Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX))
  const [typed, setTyped] = useState('1')
  const [state, setState] = useState<Buying['state']>('ready')
  useEffect(() => {
    if (state !== 'added') return
    const timer = setTimeout(() => setState('ready'), ADDED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const quantity = typedQuantity(typed) ?? 1
  const isQuantity = quantityFault(typed, most) === null
  const put = async () => {
    setState('busy')
    try {
      await browserCall('POST /api/v1/products/:id/add-to-basket/', { params: { id }, query: { quantity } })
      setState('added')
      void refreshBasketCount()
    } catch (cause) {
      setState('ready')
      refused(cause, texts)
    }
  }
  return { typed, most, isQuantity, state, type: setTyped, add: () => account.ask(() => void put()) }
}
