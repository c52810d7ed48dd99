// How many lines the member's basket has, for the header: asked when the header appears or the tab is looked at again, and after an addition.
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

/** Only for who has a basket: anyone else would be sent away. */
export async function refreshBasketCount(): Promise<void> {
  try {
    put((await browserCall('GET /api/v1/basket/count/', {})).count)
  } catch (error) {
    // The number beside the basket is no reason to disturb; the next look asks again.
    console.warn(error)
  }
}

export function useBasketCount(): number {
  const { me } = useAccount().state
  const has = Boolean(me?.plan_features.basket_enabled)
  useEffect(() => {
    if (!has) return
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshBasketCount()
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
