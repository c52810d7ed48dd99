// Shows the recently opened companies under an empty search field once it has the focus.
import { type ComponentType, useEffect, useRef, useState } from 'react'

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
