// Scrolls a row or column of links so that the current one is in its middle.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Ref for the scrolling element that contains the links. */
export function useScrollCurrentIntoView<E extends HTMLElement>() {
  const row = useRef<E>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL decides which link is the current one
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    // For a column taller than the window.
    row.current.scrollTop = current.offsetTop - (row.current.clientHeight - current.offsetHeight) / 2
  }, [pathname])
  return row
}
