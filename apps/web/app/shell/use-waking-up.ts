// Hydration: values typed and buttons pressed before it are handed to React, then the page is marked as ready.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type EarlyValue, findEarlyValues } from '../ui/early-input.ts'

/** For the document's root, once. */
export function useHydrationReplay(): void {
  const early = useRef<readonly EarlyValue[]>([])
  // Before anything is rendered again, which would restore the original values.
  useLayoutEffect(() => {
    early.current = findEarlyValues(document)
  }, [])
  useEffect(() => void wakeUp(early.current), [])
}

/** Loaded only by pages used before hydration. Later events reach React directly. */
async function wakeUp(early: readonly EarlyValue[]): Promise<void> {
  const heard = new Set<EventTarget | null>()
  const hear = ({ target }: Event) => heard.add(target)
  document.addEventListener('input', hear, true)
  try {
    const { replayInput } = early.length > 0 ? await import('../ui/replay-input.ts') : {}
    for (const item of early) if (!heard.has(item.control)) replayInput?.(item)
  } finally {
    document.removeEventListener('input', hear, true)
    // The page's inline script then repeats the last press of a button; tests wait for the mark.
    document.documentElement.dataset.hydrated = ''
  }
}
