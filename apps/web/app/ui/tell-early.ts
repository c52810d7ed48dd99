// Tells a page of what stands in its controls as if it happened now, so that each component hears of it in its own way.
import type { Early } from './early-input.ts'

/** Kinds of `<input>` that are ticked. */
const TICKED = new Set(['checkbox', 'radio'])

/** Not while React draws: each telling is drawn before the next. */
export function tell({ control, value, checked }: Early): void {
  if (!control.isConnected || control.disabled) return
  if (control instanceof HTMLSelectElement) {
    control.value = value
    change(control)
  } else if (control.type === 'file') change(control)
  else if (TICKED.has(control.type)) tellTicked(control as HTMLInputElement, checked)
  else tellText(control, value)
}

const change = (control: HTMLElement): boolean => control.dispatchEvent(new Event('change', { bubbles: true }))

/** A click, as React listens to. Of radio buttons the one that was left goes without saying. */
function tellTicked(control: HTMLInputElement, checked: boolean): void {
  if (control.type === 'radio' && !checked) return
  control.checked = !checked
  control.click()
}

/** React remembers what was put in by its own property, and hears of what is not that. */
function tellText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  // Addresses and numbers have no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
