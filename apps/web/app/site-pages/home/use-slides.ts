// Which slide of the hero is shown, and when it changes by itself.
import { useEffect, useState } from 'react'

export const slideNames = ['checking', 'marketplace'] as const
export type SlideName = (typeof slideNames)[number]

/** How long a slide stays; the underline of its tab runs as long (hero.module.css). */
export const SLIDE_MS = 8000

/**
 * Slides change by themselves until the visitor chooses one; they wait while the pointer or the focus is on them,
 * and never move for those who asked for less motion.
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
  // The pointer that leaves somebody who is typing takes nothing away from under them.
  const hold = {
    onPointerEnter: () => setHasPointer(true),
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  }
  return { shown, show, isMoving, hold }
}
