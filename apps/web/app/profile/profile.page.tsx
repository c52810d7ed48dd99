// The profile area: for members only, with its sections at the side or in a bar below.
import { Suspense, useEffect } from 'react'
import { Outlet, redirect, useMatches, useNavigate } from 'react-router'
import { tokenStore } from '../api/tokens.ts'
import { useAccount } from '../shell/account.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import { SectionWaiting } from './section-waiting.tsx'

/** A guest at any URL of the profile lands on the home page. */
export function clientLoader() {
  if (!tokenStore().read()) throw redirect('/')
  return null
}

/** Rendered by the server, which never knows the visitor: the sections, and a placeholder of the requested one. */
export function HydrateFallback() {
  return (
    <ProfileFrame withSections={useHasSections()}>
      <NeedsScript />
      <SectionWaiting />
    </ProfileFrame>
  )
}

const useHasSections = () => useMatches().every(({ handle }) => (handle as PageFrame | undefined)?.sections !== false)

export default function ProfileLayout() {
  const { state } = useAccount()
  const navigate = useNavigate()
  const isGuest = state.status === 'guest'
  const withSections = useHasSections()
  useEffect(() => {
    if (isGuest) void navigate('/', { replace: true })
  }, [isGuest, navigate])
  return (
    <ProfileFrame withSections={withSections}>
      {state.me ? (
        <Suspense fallback={<SectionWaiting />}>
          <Outlet />
        </Suspense>
      ) : (
        <SectionWaiting />
      )}
    </ProfileFrame>
  )
}
