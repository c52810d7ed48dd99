// Whether plans can be paid by invoice here; asked once a member is known, since only members may ask.
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useAccount } from '../shell/account.tsx'

export function useInvoicesOffered(): boolean {
  const { state } = useAccount()
  const [isOffered, setOffered] = useState(false)
  const isMember = state.status === 'member'
  useEffect(() => {
    if (!isMember) return setOffered(false)
    browserCall('GET /api/v1/plan-documents/', {}).then(
      ({ offered }) => setOffered(offered),
      // The card remains.
      (error: unknown) => console.warn(error),
    )
  }, [isMember])
  return isOffered
}
