// Shows the recently opened companies under an empty search field once it has the focus.
import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * Must be placed inside the `<search>` element of its field. The code of the list is loaded when the field first gets the focus; until then an
 * empty span marks the place.
 */
export function UnderEmptyField() {
  const [List, setList] = useState<ComponentType>()
  const anchorRef = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = anchorRef.current?.closest('search')
    const load = () => void import('./recent-companies.tsx').then((part) => setList(() => part.RecentCompanies), console.warn)
    if (field?.matches(':focus-within')) load()
    else field?.addEventListener('focusin', load, { once: true })
  }, [])
  return List ? <List /> : <span ref={anchorRef} />
}
