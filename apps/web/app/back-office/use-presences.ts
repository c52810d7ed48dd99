// Reports to colleagues which request of a staff queue is open here, and loads which they have open, so that two do not work on the same request.
import type { Presences } from '@sverka/contract/back-office/back-office'
import { PRESENCE_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'

/** Milliseconds that a request must stay open before colleagues see it, so that moving past requests by keyboard is not reported. */
const REPORT_DELAY_MS = 300

/** Loads, beside a page of a queue, the requests that colleagues have open now. */
export async function withPresences<Page>(queue: QueueName, page: Promise<Page>): Promise<Page & { readonly presences: Presences }> {
  const [loaded, presences] = await Promise.all([page, browserCall('GET /api/v1/admin/looks/', { query: { queue } })])
  return { ...loaded, presences }
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

/** The requests of the queue that colleagues have open now. `request`: id of the request open here; `loaded`: the state when the page was loaded. */
export function usePresences(queue: QueueName, request: number | null, loaded: Presences): Presences {
  const [presences, setPresences] = useState(loaded)
  useEffect(() => setPresences(loaded), [loaded])
  useEffect(() => {
    let isMounted = true
    const update = async () => {
      const reported = document.visibilityState === 'visible' ? await report(queue, request) : undefined
      if (isMounted && reported) setPresences(reported)
    }
    const firstReport = setTimeout(update, REPORT_DELAY_MS)
    // A report expires on the server after `PRESENCE_MS`; it is renewed well before.
    const repeatedReports = setInterval(update, PRESENCE_MS / 3)
    return () => {
      isMounted = false
      clearTimeout(firstReport)
      clearInterval(repeatedReports)
    }
  }, [queue, request])
  useEffect(() => () => void report(queue, null), [queue])
  return presences
}
