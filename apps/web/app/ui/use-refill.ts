// Keeps a field that the browser itself holds (uncontrolled) in step with a value that changes elsewhere, such as in the URL.
import { type RefObject, useEffect, useRef } from 'react'

/** Puts `value` into the field whenever it changes. The field stays the same element, so that it keeps its focus. What is typed meanwhile stays too. */
export function useRefill(field: RefObject<HTMLInputElement | HTMLSelectElement | null>, value: string): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (field.current) field.current.value = value
  }, [field, value])
}
