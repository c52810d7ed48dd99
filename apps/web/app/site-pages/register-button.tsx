// Invites to register: opens the auth modal, or leads to its page without JavaScript.
import type { MouseEvent } from 'react'
import { useAccount } from '../shell/account.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function RegisterButton({ inverse, children }: { inverse?: boolean; children: string }) {
  const account = useAccount()
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    account.ask(undefined, 'register')
  }
  return (
    <ButtonLink to="/login?view=register" variant={inverse ? 'inverse' : 'primary'} size="huge" onClick={ask}>
      {children}
    </ButtonLink>
  )
}
