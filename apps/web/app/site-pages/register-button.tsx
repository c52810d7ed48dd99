// The button that invites to register: opens the registration dialog; without JavaScript it links to the sign-in page.
import type { MouseEvent } from 'react'
import { useAccount } from '../shell/account.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface RegisterButtonProps {
  /** For a dark background. */
  inverse?: boolean
  /** Less prominent, and as wide as its container. */
  modest?: boolean
  children: string
}

export function RegisterButton({ inverse, modest, children }: RegisterButtonProps) {
  const account = useAccount()
  const openDialog = (event: MouseEvent) => {
    event.preventDefault()
    // Opens the sign-in dialog with its form for registration; no action follows (`undefined`).
    account.ask(undefined, 'register')
  }
  return (
    <ButtonLink
      to="/login?view=register"
      variant={inverse ? 'inverse' : modest ? 'secondary' : 'primary'}
      size={modest ? 'large' : 'huge'}
      full={modest}
      onClick={openDialog}
    >
      {children}
    </ButtonLink>
  )
}
