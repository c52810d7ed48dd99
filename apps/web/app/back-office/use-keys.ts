// Keys of a queue, by physical key so that they work in any layout; ignored inside text fields and while a dialog is open.
import { useLayoutEffect, useRef } from 'react'
import { isDoublePress } from './keys.rules.ts'

/** Elements in which keys type text; a checkbox takes no letters, so shortcuts work there. */
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** `p`, `1`, `?`: by the physical key, except `?`, which is on another key in each layout. */
const keyName = ({ key, code, shiftKey }: KeyboardEvent): string =>
  key === '?' || (code === 'Slash' && shiftKey) ? '?' : code.replace(/^(Key|Digit)/, '').toLowerCase()

/** The last key and its time (milliseconds): shared, so that a double press that reaches the next request is recognised. */
let lastAt: Readonly<Record<string, number>> = {}

/** Registered before the page is painted, so that a key pressed as soon as the request is visible is not lost. */
export function useKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef({ actions, isOn })
  useLayoutEffect(() => {
    latest.current = { actions, isOn }
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null
      // A click on text moves the focus out of the dialog.
      const isInDialog = document.querySelector('dialog:modal') !== null
      if (!latest.current.isOn || isTyping || isInDialog || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const key = keyName(event)
      const action = latest.current.actions[key]
      if (!action) return
      // A key that opens a field must not be typed into it.
      event.preventDefault()
      const isMistake = isDoublePress(key, event.timeStamp, lastAt[key] ?? Number.NEGATIVE_INFINITY)
      lastAt = { [key]: event.timeStamp }
      if (!isMistake) action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
