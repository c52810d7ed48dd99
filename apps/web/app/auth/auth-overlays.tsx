// The dialogs for signing in and for a new password, which can open over any page; the code of each is loaded when first needed.
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useAccount } from '../shell/account.tsx'

const AuthModal = lazy(async () => ({ default: (await import('./auth-modal.tsx')).AuthModal }))
const NewPasswordModal = lazy(async () => ({ default: (await import('./new-password-modal.tsx')).NewPasswordModal }))

/** A URL with `?uid=` (the account) and `?token=` (the secret of a reset e-mail) opens the new-password dialog over its page. */
export function AuthOverlays() {
  const { signInPrompt, state } = useAccount()
  const [query] = useSearchParams()
  const uid = query.get('uid')
  return (
    <Suspense fallback={null}>
      {signInPrompt && <AuthModal />}
      {/* A native <dialog> can open only in a browser. On the server the status is `unknown`, so there it is not rendered. */}
      {uid !== null && state.status !== 'unknown' && <NewPasswordModal uid={uid} token={query.get('token') ?? ''} />}
    </Suspense>
  )
}
