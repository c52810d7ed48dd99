// Reloads the data of a staff page at an interval while the page is visible.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** `everyMs`: milliseconds. `isOn`: false stops the reloading, for example when no import is running any more. */
export function useRefresh(everyMs: number, isOn = true): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => document.hidden || void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn, revalidate])
}
