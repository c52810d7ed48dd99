// Shows the recently opened companies under an empty search field, if there are any.
import { lazy, Suspense, useEffect, useState } from 'react'

const RecentCompanies = lazy(async () => ({ default: (await import('./recent-companies.tsx')).RecentCompanies }))

export function UnderEmptyField() {
  const [hasAny, setAny] = useState(false)
  useEffect(() => setAny('recent' in localStorage || 'recent' in sessionStorage), [])
  return (
    hasAny && (
      <Suspense fallback={null}>
        <RecentCompanies />
      </Suspense>
    )
  )
}
