// Content for guests only, or for members only.
import type { ReactNode } from 'react'
import { useAccount } from './account.tsx'
import styles from './guest-only.module.css'

/**
 * The server renders it for everybody. For a member an inline script sets `data-member` on the document, by which styles hide it before the first
 * paint; React then removes it.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? null : <div className={styles.guest}>{children}</div>
}

/** Not in the server's HTML: shown once the browser knows that a member is signed in. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? children : null
}
