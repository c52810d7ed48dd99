// Specification §2: the page scrolls to the top on navigation, or smoothly to a hash element.
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/** Set before ScrollRestoration scrolls; decides whether it scrolls smoothly. */
export function SmoothScrollToHash() {
  const { hash } = useLocation()
  useBrowserLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.documentElement.style.scrollBehavior = hash && !still ? 'smooth' : 'auto'
  }, [hash])
  return null
}
