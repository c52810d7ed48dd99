// Reloads the page's data at an interval while the page is visible.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** `isOn`: false pauses it, such as when nothing is running any more. */
export function useRefresh(everyMs: number, isOn = true): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => document.hidden || void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn, revalidate])
}
