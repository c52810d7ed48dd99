// Shows colleagues which request of a queue is open here, and which ones they have open.
import type { Presences } from '@sverka/contract/back-office/back-office'
import { PRESENCE_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'

/** Milliseconds that a request must stay open before colleagues see it, so that moving past requests by keyboard is not reported. */
const REPORT_DELAY_MS = 300

/** Adds to the page of a queue, which is being loaded, the requests that colleagues have open now. */
export async function withPresences<Page>(queue: QueueName, page: Promise<Page>): Promise<Page & { readonly looks: Presences }> {
  const [loaded, looks] = await Promise.all([page, browserCall('GET /api/v1/admin/looks/', { query: { queue } })])
  return { ...loaded, looks }
}

/** Reports the open request (null: none open); returns which requests colleagues have open, undefined for a guest or if the call fails. */
async function report(queue: QueueName, request: number | null): Promise<Presences | undefined> {
  if (!tokenStore().read()) return undefined
  try {
    return await browserCall('POST /api/v1/admin/looks/', { body: { queue, request } })
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

/** Which requests of the queue colleagues have open now; `loaded` is the state when the page was loaded. */
export function usePresences(queue: QueueName, request: number | null, loaded: Presences): Presences {
  const [looks, setLooks] = useState(loaded)
  useEffect(() => setLooks(loaded), [loaded])
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const reported = document.visibilityState === 'visible' ? await report(queue, request) : undefined
      if (isHere && reported) setLooks(reported)
    }
    const stays = setTimeout(look, REPORT_DELAY_MS)
    const repeats = setInterval(look, PRESENCE_MS / 3)
    return () => {
      isHere = false
      clearTimeout(stays)
      clearInterval(repeats)
    }
  }, [queue, request])
  useEffect(() => () => void report(queue, null), [queue])
  return looks
}
