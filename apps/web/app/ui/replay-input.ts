// Replays values already in a page's controls as events, so that each component handles them as usual.
import type { EarlyValue } from './early-input.ts'

/** Kinds of `<input>` that are ticked. */
const TICKED = new Set(['checkbox', 'radio'])

/** Not during a React render: each event must be rendered before the next. */
export function replayInput({ control, value, checked }: EarlyValue): void {
  if (!control.isConnected || control.disabled) return
  if (control instanceof HTMLSelectElement) {
    control.value = value
    change(control)
  } else if (control.type === 'file') change(control)
  else if (TICKED.has(control.type)) replayTick(control as HTMLInputElement, checked)
  else replayText(control, value)
}

const change = (control: HTMLElement): boolean => control.dispatchEvent(new Event('change', { bubbles: true }))

/** A click, which React listens to. The radio button that loses the choice needs no event. */
function replayTick(control: HTMLInputElement, checked: boolean): void {
  if (control.type === 'radio' && !checked) return
  control.checked = !checked
  control.click()
}

/** React tracks values set through its own property, and reports only values set otherwise. */
function replayText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  // Fields for e-mails and numbers have no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
