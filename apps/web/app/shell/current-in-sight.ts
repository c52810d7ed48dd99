// Sections that a narrow screen shows as one row and a low one as a scrolled column: the current one is pushed into its middle.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For the element that holds the row. */
export function useCurrentInSight<E extends HTMLElement>() {
  const row = useRef<E>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which link is the current one
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    // Of a column that is higher than the window.
    row.current.scrollTop = current.offsetTop - (row.current.clientHeight - current.offsetHeight) / 2
  }, [pathname])
  return row
}
