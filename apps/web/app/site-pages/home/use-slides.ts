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
  const [isHeld, setIsHeld] = useState(false)
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => setMayMove(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const isMoving = mayMove && !hasChosen && !isHeld
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => setShown(shown === 'checking' ? 'marketplace' : 'checking'), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isMoving, shown])
  const show = (name: SlideName) => {
    setHasChosen(true)
    setShown(name)
  }
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return { shown, show, isMoving, hold }
}
