// A link for guests in place of content for members: opens the sign-in dialog, without JavaScript the login page.
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
