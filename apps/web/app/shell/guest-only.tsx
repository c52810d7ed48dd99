// Content for guests only, or for members only.
import type { ReactNode } from 'react'
import { useAccount } from './account.tsx'
import styles from './guest-only.module.css'

/** In the server's HTML for everybody; hidden from members by `data-member` on the document before the first paint, then removed. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? null : <div className={styles.guest}>{children}</div>
}

/** Not in the server's HTML: shown once the browser knows that a member is signed in. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? children : null
}
