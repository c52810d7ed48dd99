// Shows colleagues which request of a queue is open here, and which ones they have open.
import type { Looks } from '@sverka/contract/back-office/back-office'
import { LOOK_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'

/** Time before a request counts as looked at, so that passing over it by keyboard does not. */
const STAYS_MS = 300

/** The page of a queue, with the requests that colleagues have open. */
export async function withLooks<Page>(queue: QueueName, page: Promise<Page>): Promise<Page & { readonly looks: Looks }> {
  const [loaded, looks] = await Promise.all([page, browserCall('GET /api/v1/admin/looks/', { query: { queue } })])
  return { ...loaded, looks }
}

/** Null where no request is open. If the call fails, work goes on without it. */
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
