// Makes the page scroll smoothly to the element that the URL's hash names; other navigation jumps to the top (specification §2).
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Layout effects exist in the browser only; on the server it does nothing. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/** Sets the scroll behaviour before React Router's ScrollRestoration scrolls. Visitors who prefer reduced motion get no smooth scrolling. */
export function SmoothScrollToHash() {
  const { hash } = useLocation()
  useBrowserLayoutEffect(() => {
    const prefersNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.documentElement.style.scrollBehavior = hash && !prefersNoMotion ? 'smooth' : 'auto'
  }, [hash])
  return null
}
