// A guest's way to what members have on this page: opens the auth modal, so that they stay here; leads to its page without JavaScript.
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { useAccount } from './account.tsx'

export function SignInLink({ children }: { children: ReactNode }) {
  const account = useAccount()
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    account.ask()
  }
  return (
    <Link to="/login" onClick={ask}>
      {children}
    </Link>
  )
}
