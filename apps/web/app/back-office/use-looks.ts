// Tells colleagues which request of a queue is looked at here, and learns which of them they look at.
import type { Looks } from '@sverka/contract/back-office/back-office'
import { LOOK_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'

/** Whoever walks over a request by keyboard does not look at it. */
const STAYS_MS = 300

/** The page of a queue, with what colleagues look at now. */
export async function withLooks<Page>(queue: QueueName, page: Promise<Page>): Promise<Page & { readonly looks: Looks }> {
  const [loaded, looks] = await Promise.all([page, browserCall('GET /api/v1/admin/looks/', { query: { queue } })])
  return { ...loaded, looks }
}

/** Null once no request is looked at. A colleague who cannot be told is no reason to stop the work. */
async function tell(queue: QueueName, request: number | null): Promise<Looks | undefined> {
  if (!tokenStore().read()) return undefined
  try {
    return await browserCall('POST /api/v1/admin/looks/', { body: { queue, request } })
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

export function useLooks(queue: QueueName, request: number | null, loaded: Looks): Looks {
  const [looks, setLooks] = useState(loaded)
  useEffect(() => setLooks(loaded), [loaded])
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const told = document.visibilityState === 'visible' ? await tell(queue, request) : undefined
      if (isHere && told) setLooks(told)
    }
    const stays = setTimeout(look, STAYS_MS)
    const repeats = setInterval(look, LOOK_MS / 3)
    return () => {
      isHere = false
      clearTimeout(stays)
      clearInterval(repeats)
    }
  }, [queue, request])
  useEffect(() => () => void tell(queue, null), [queue])
  return looks
}
