// When the page's scripts are ready: it is told of what was typed, ticked, chosen and pressed before, and says that it is awake.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Early, earlyIn } from '../ui/early-input.ts'

/** For the document's root, once. */
export function useWakingUp(): void {
  const early = useRef<readonly Early[]>([])
  // Before anything is drawn anew, which would put back what was drawn first.
  useLayoutEffect(() => {
    early.current = earlyIn(document)
  }, [])
  useEffect(() => void wakeUp(early.current), [])
}

/** What tells is fetched by the few who were early. React hears by itself what they do from now on. */
async function wakeUp(early: readonly Early[]): Promise<void> {
  const heard = new Set<EventTarget | null>()
  const hear = ({ target }: Event) => heard.add(target)
  document.addEventListener('input', hear, true)
  try {
    const { tell } = early.length > 0 ? await import('../ui/tell-early.ts') : {}
    for (const one of early) if (!heard.has(one.control)) tell?.(one)
  } finally {
    document.removeEventListener('input', hear, true)
    // The page's inline script then presses the button that was pressed last, and tests wait for it.
    document.documentElement.dataset.hydrated = ''
  }
}
