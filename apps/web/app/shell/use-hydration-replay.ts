// After hydration, values typed before it are replayed as events, so that React components receive them; then the page is marked as hydrated.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type EarlyValue, findEarlyValues } from '../ui/early-input.ts'

/** For the document's root, once. */
export function useHydrationReplay(): void {
  const early = useRef<readonly EarlyValue[]>([])
  // In a layout effect, before React renders again and restores the original values.
  useLayoutEffect(() => {
    early.current = findEarlyValues(document)
  }, [])
  useEffect(() => void replayEarlyInput(early.current), [])
}

/** Replays the values, except of controls that changed again meanwhile. The code for it is loaded only if there are any. */
async function replayEarlyInput(early: readonly EarlyValue[]): Promise<void> {
  const changed = new Set<EventTarget | null>()
  const noteChange = ({ target }: Event) => changed.add(target)
  document.addEventListener('input', noteChange, true)
  try {
    const { replayInput } = early.length > 0 ? await import('../ui/replay-input.ts') : {}
    for (const item of early) if (!changed.has(item.control)) replayInput?.(item)
  } finally {
    document.removeEventListener('input', noteChange, true)
    // On this mark an inline script of the page repeats the last press of a button made before hydration; browser tests wait for the mark.
    document.documentElement.dataset.hydrated = ''
  }
}
