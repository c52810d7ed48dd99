// Invites to register: opens the sign-in dialog, or links to its page without JavaScript.
import type { MouseEvent } from 'react'
import { useAccount } from '../shell/account.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface RegisterButtonProps {
  /** For a dark background. */
  inverse?: boolean
  /** Among other buttons, as wide as its container. */
  modest?: boolean
  children: string
}

export function RegisterButton({ inverse, modest, children }: RegisterButtonProps) {
  const account = useAccount()
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    account.ask(undefined, 'register')
  }
  return (
    <ButtonLink
      to="/login?view=register"
      variant={inverse ? 'inverse' : modest ? 'secondary' : 'primary'}
      size={modest ? 'large' : 'huge'}
      full={modest}
      onClick={ask}
    >
      {children}
    </ButtonLink>
  )
}
