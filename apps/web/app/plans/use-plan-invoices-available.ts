// Whether companies can pay plans by invoice on this site. Requested only after sign-in, because the endpoint needs a signed-in member.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useAccount } from '../shell/account.tsx'

/** False for guests, and until the server has answered. */
export function usePlanInvoicesAvailable(): boolean {
  const { state } = useAccount()
  const [isOffered, setOffered] = useState(false)
  const isMember = state.status === 'member'
  useEffect(() => {
    if (!isMember) return setOffered(false)
    // `offered` is true if the site's owner has given bank details.
    browserCall('GET /api/v1/plan-documents/', {}).then(
      ({ offered }) => setOffered(offered),
      // Payment by bank card is still offered, so the error is only logged.
      (error: unknown) => console.warn(error),
    )
  }, [isMember])
  return isOffered
}
