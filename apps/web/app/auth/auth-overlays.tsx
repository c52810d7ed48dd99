// The dialogs for signing in and for a new password, which can open over any page; each is loaded when first needed.
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useAccount } from '../shell/account.tsx'

const AuthModal = lazy(async () => ({ default: (await import('./auth-modal.tsx')).AuthModal }))
const NewPasswordModal = lazy(async () => ({ default: (await import('./new-password-modal.tsx')).NewPasswordModal }))

export function AuthOverlays() {
  const { signInPrompt, state } = useAccount()
  const [query] = useSearchParams()
  const uid = query.get('uid')
  return (
    <Suspense fallback={null}>
      {signInPrompt && <AuthModal />}
      {/* A native dialog opens only in a browser, so not before the account is known. */}
      {uid !== null && state.status !== 'unknown' && <NewPasswordModal uid={uid} token={query.get('token') ?? ''} />}
    </Suspense>
  )
}
