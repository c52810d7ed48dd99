// Number of lines in the member's cart for the header: loaded when the header appears, the tab becomes visible, or a product is added.
import { useEffect, useSyncExternalStore } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useAccount } from '../shell/account.tsx'

/** The number for all headers of this page; 0 until it is loaded, and for guests. */
let count = 0
const listeners = new Set<() => void>()

function setCount(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the number again. Call it for members only: the refused call of a guest would redirect to the login. */
export async function refreshCartCount(): Promise<void> {
  try {
    setCount((await browserCall('GET /api/v1/basket/count/', {})).count)
  } catch (error) {
    // A missing number is no reason for an error message; it is loaded again later.
    console.warn(error)
  }
}

/** The number of lines in the cart; 0 for guests and for members whose plan has no cart (`basket_enabled`). */
export function useCartCount(): number {
  const { me } = useAccount().state
  const hasCart = Boolean(me?.plan_features.basket_enabled)
  useEffect(() => {
    if (!hasCart) return
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshCartCount()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      setCount(0)
    }
  }, [hasCart])
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
