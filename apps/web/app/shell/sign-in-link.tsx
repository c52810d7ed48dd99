// A guest's link to what members see on this page: opens the sign-in dialog; without JavaScript it opens the login page.
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
