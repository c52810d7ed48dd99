// Decides where the comparison tray (the companies chosen to be compared) is shown: on pages about companies, if this browser has compared any.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Loaded lazily, because most visitors compare nothing. */
const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }))

export function CompareTrayPlace() {
  const { pathname } = useLocation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    // Search, cards, people and special registers; `compared` is the storage key of the chosen companies.
    const update = () => setShown(/^\/(counter-parties|people|special-reg)/.test(pathname) && !!localStorage.getItem('compared'))
    update()
    window.addEventListener('storage', update)
    return () => window.removeEventListener('storage', update)
  }, [pathname])
  return (
    isShown && (
      <Suspense fallback={null}>
        <CompareTray />
      </Suspense>
    )
  )
}
