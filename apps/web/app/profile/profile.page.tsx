// The layout route of all pages under `/profile`, for signed-in members only: shows the requested section inside the frame with the list of sections.
import { Suspense, useEffect } from 'react'
import { Outlet, redirect, useMatches, useNavigate } from 'react-router'
import { tokenStore } from '../api/tokens.ts'
import { useAccount } from '../shell/account.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import { SectionWaiting } from './section-waiting.tsx'

/** Redirects guests from any URL of the profile to the home page. */
export function clientLoader() {
  if (!tokenStore().read()) throw redirect('/')
  return null
}

/**
 * The server renders this, since it does not know who is signed in (only the browser has the token): the list of sections, and a placeholder for the
 * requested section.
 */
export function HydrateFallback() {
  return (
    <ProfileFrame withSections={useHasSections()}>
      <NeedsScript />
      <SectionWaiting />
    </ProfileFrame>
  )
}

/** False if the page's `handle` asks for the full width without the list of sections. */
const useHasSections = () => useMatches().every(({ handle }) => (handle as PageFrame | undefined)?.sections !== false)

export default function ProfileLayout() {
  const { state } = useAccount()
  const navigate = useNavigate()
  const isGuest = state.status === 'guest'
  const withSections = useHasSections()
  useEffect(() => {
    // The member has signed out, or the session has ended.
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
