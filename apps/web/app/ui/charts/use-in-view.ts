// Reports when an element scrolls into view for the first time; charts then appear.
import { type RefObject, useEffect, useState } from 'react'

/** Specification §9: charts render when 10 percent are visible. */
export const VISIBLE_SHARE = 0.1

/** `unknown` until the browser has checked; without JavaScript the chart of the server's HTML stays visible. `waiting`: not in view yet. */
export type InView = 'unknown' | 'waiting' | 'seen'

export function useInView(element: RefObject<Element | null>): InView {
  const [state, setState] = useState<InView>('unknown')
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some((entry) => entry.isIntersecting)
        setState(seen ? 'seen' : 'waiting')
        if (seen) observer.disconnect()
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return state
}
