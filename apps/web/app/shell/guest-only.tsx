// Content for guests only or members only: hidden by the document's mark before the first paint, removed once the browser knows.
import type { ReactNode } from 'react'
import { useAccount } from './account.tsx'
import styles from './guest-only.module.css'

/** Promos and invitations to register. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? null : <div className={styles.guest}>{children}</div>
}

export function MemberOnly({ children }: { children: ReactNode }) {
  const { state } = useAccount()
  return state.status === 'member' ? children : null
}
