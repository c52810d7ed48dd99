// The place of the comparison tray: on pages about companies, once this browser has compared any.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Loaded lazily, because most visitors compare nothing. */
const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }))

export function CompareTrayPlace() {
  const { pathname } = useLocation()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(/^\/(counter-parties|people|special-reg)/.test(pathname) && !!localStorage.getItem('compared'))
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [pathname])
  return (
    isShown && (
      <Suspense fallback={null}>
        <CompareTray />
      </Suspense>
    )
  )
}
