// Keeps a field that the browser itself holds (uncontrolled) in step with a value that changes elsewhere, such as in the URL.
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts `value` into the field whenever it changes. The field stays the same element, so that it keeps its focus. What somebody is typing into it
 * stays: text that differs from the value before, while the field has the focus.
 */
export function useRefill(field: RefObject<HTMLInputElement | HTMLSelectElement | null>, value: string): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    const isTyping = field.current === document.activeElement && field.current?.value !== before.current
    before.current = value
    if (field.current && !isTyping) field.current.value = value
  }, [field, value])
}
