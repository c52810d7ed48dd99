// Number of lines in the member's cart for the header: loaded when the header appears, the tab becomes visible, or a product is added.
import { useEffect, useSyncExternalStore } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useAccount } from '../shell/account.tsx'

let count = 0
const listeners = new Set<() => void>()

function put(next: number): void {
  count = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Only for members: anyone else would be redirected. */
export async function refreshCartCount(): Promise<void> {
  try {
    put((await browserCall('GET /api/v1/basket/count/', {})).count)
  } catch (error) {
    // A missing number is no reason for an error message; it is loaded again later.
    console.warn(error)
  }
}

export function useCartCount(): number {
  const { me } = useAccount().state
  const has = Boolean(me?.plan_features.basket_enabled)
  useEffect(() => {
    if (!has) return
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshCartCount()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      put(0)
    }
  }, [has])
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
