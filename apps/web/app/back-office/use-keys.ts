// Keyboard shortcuts of a staff queue, by physical key, so that they work in a Russian layout too; ignored in text fields and while a dialog is open.
import { useLayoutEffect, useRef } from 'react'
import { isDoublePress } from './keys.rules.ts'

/** Elements in which keys type text; a checkbox takes no letters, so shortcuts work there. */
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Name of the pressed key, such as `p`, `1`, `?`: the physical key, except for `?`, which is on a different key in each layout. */
const keyName = ({ key, code, shiftKey }: KeyboardEvent): string =>
  key === '?' || (code === 'Slash' && shiftKey) ? '?' : code.replace(/^(Key|Digit)/, '').toLowerCase()

/** The last key and the time of its press (milliseconds). Shared by all requests: the second press of a double press arrives at the next request. */
let lastPress: Readonly<Record<string, number>> = {}

/**
 * Runs the action of a pressed key while `isOn`; `actions` are by key name. The listener is registered before the page is painted, so that a key
 * pressed as soon as the request is visible is not lost.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef({ actions, isOn })
  useLayoutEffect(() => {
    latest.current = { actions, isOn }
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null
      // The document is searched for a dialog, since a click on its text moves the focus out of it.
      const isInDialog = document.querySelector('dialog:modal') !== null
      if (!latest.current.isOn || isTyping || isInDialog || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const key = keyName(event)
      const action = latest.current.actions[key]
      if (!action) return
      // Without this, a key that moves the focus into a field would also be typed into it.
      event.preventDefault()
      const isAccidental = isDoublePress(key, event.timeStamp, lastPress[key] ?? Number.NEGATIVE_INFINITY)
      lastPress = { [key]: event.timeStamp }
      if (!isAccidental) action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
