// Quantities typed in the cart: displayed at once, sent to the server one second after the last keystroke, or at once when the page is left.
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'

/** Milliseconds after the last change before it is sent (specification §9). */
const PAUSE_MS = 1000

/** A quantity that was not sent yet, and the timer that will send it. */
interface Waiting {
  readonly quantity: number
  readonly timer: ReturnType<typeof setTimeout>
}

export interface Quantities {
  /** The text in a product's field; undefined if it was not changed. */
  typed(product: number): string | undefined
  /** Stores the typed text and schedules `quantity` for sending; null if the text is not a quantity that can be bought: nothing is sent. */
  set(product: number, typed: string, quantity: number | null): void
  /** Sends the waiting changes; resolves when the server has answered these and earlier ones. `onFailed` tells which it did not store. */
  flush(): Promise<void>
}

/** `product` is the id of a product everywhere here. `onFailed` is called if the server did not store a quantity. */
export function useQuantities(onFailed: (product: number, cause: unknown) => void): Quantities {
  const [shown, setShown] = useState<ReadonlyMap<number, string>>(new Map())
  const waiting = useRef(new Map<number, Waiting>())
  /** The last request about each product; the next one waits for it, so that the last quantity counts. */
  const sending = useRef(new Map<number, Promise<void>>())
  const latestOnFailed = useRef(onFailed)
  latestOnFailed.current = onFailed
  /** `isLeaving`: at once, because a page that is left waits for nothing. */
  const send = useCallback((product: number, isLeaving = false) => {
    const next = waiting.current.get(product)
    if (!next) return
    clearTimeout(next.timer)
    waiting.current.delete(product)
    const before = isLeaving ? undefined : sending.current.get(product)
    const store = async () => {
      if (before) await before
      try {
        await browserCall('POST /api/v1/products/:id/add-to-basket/', { params: { id: product }, query: { quantity: next.quantity } })
      } catch (cause) {
        latestOnFailed.current(product, cause)
      }
    }
    sending.current.set(product, store())
  }, [])
  const flush = useCallback(async () => {
    for (const product of waiting.current.keys()) send(product)
    await Promise.all(sending.current.values())
  }, [send])
  useEffect(() => {
    const leave = () => {
      for (const product of waiting.current.keys()) send(product, true)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [send])
  const set = (product: number, typed: string, quantity: number | null) => {
    setShown((before) => new Map(before).set(product, typed))
    clearTimeout(waiting.current.get(product)?.timer)
    waiting.current.delete(product)
    if (quantity !== null) waiting.current.set(product, { quantity, timer: setTimeout(() => send(product), PAUSE_MS) })
  }
  return { typed: (product) => shown.get(product), set, flush }
}
