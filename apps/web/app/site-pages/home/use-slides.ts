// Decides which slide at the top of the home page is shown, and when the slides change by themselves.
import { useEffect, useState } from 'react'

export const slideNames = ['checking', 'marketplace'] as const
export type SlideName = (typeof slideNames)[number]

/** How long a slide is shown, in milliseconds; the underline of its tab grows for the same time (`hero.module.css`). */
export const SLIDE_MS = 8000

/**
 * Slides change by themselves until the visitor chooses one; they pause while the pointer or the focus is on them, and do not change for
 * visitors who prefer reduced motion. `hold` has the event handlers for the element around the slides.
 */
export function useSlides() {
  const [shown, setShown] = useState<SlideName>('checking')
  const [hasChosen, setHasChosen] = useState(false)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => setMayMove(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const isMoving = mayMove && !hasChosen && !hasPointer && !hasFocus
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setShown(shown === 'checking' ? 'marketplace' : 'checking'), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isMoving, shown])
  const show = (name: SlideName) => {
    setHasChosen(true)
    setShown(name)
  }
  // Focus counts separately from the pointer: the slides wait while a field has focus, even after the pointer has left.
  const hold = {
    onPointerEnter: () => setHasPointer(true),
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
  return { shown, show, isMoving, hold }
}
