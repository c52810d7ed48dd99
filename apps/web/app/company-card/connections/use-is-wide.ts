// Whether the window is wide enough for the graph of connections as a picture; narrower windows get a tree.
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 768px)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** False on the server: the graph is drawn in the browser only. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
