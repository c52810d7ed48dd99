// Invites to register: opens the auth modal, or leads to its page without JavaScript.
import type { MouseEvent } from 'react'
import { useAccount } from '../shell/account.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface RegisterButtonProps {
  /** On a dark band. */
  inverse?: boolean
  /** One among other buttons, as wide as its place. */
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
