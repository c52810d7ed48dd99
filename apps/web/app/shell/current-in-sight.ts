// Scrolls a bar or column of sections so that the current one is in its middle.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Ref for the element that holds the sections. */
export function useScrollCurrentIntoView<E extends HTMLElement>() {
  const row = useRef<E>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which link is the current one
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    // For a column taller than the window.
    row.current.scrollTop = current.offsetTop - (row.current.clientHeight - current.offsetHeight) / 2
  }, [pathname])
  return row
}
