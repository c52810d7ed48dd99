// Sends events for values that are already in form controls (typed before hydration, or autofilled), so that React components receive them.
import type { EarlyValue } from './early-input.ts'

/** Types of `<input>` whose state is `checked`. */
const TICKED = new Set(['checkbox', 'radio'])

/** Must not be called while React renders: each event must be rendered before the next is sent. */
export function replayInput({ control, value, checked }: EarlyValue): void {
  if (!control.isConnected || control.disabled) return
  if (control instanceof HTMLSelectElement) {
    control.value = value
    sendChange(control)
  } else if (control.type === 'file') sendChange(control)
  else if (TICKED.has(control.type)) replayTick(control as HTMLInputElement, checked)
  else replayText(control, value)
}

const sendChange = (control: HTMLElement): boolean => control.dispatchEvent(new Event('change', { bubbles: true }))

/** React listens to clicks of these controls. The radio button that loses the choice needs no event. */
function replayTick(control: HTMLInputElement, checked: boolean): void {
  if (control.type === 'radio' && !checked) return
  control.checked = !checked
  control.click()
}

/** React replaces the element's `value` property to track changes, and ignores values set by it; so the prototype's setter sets the text. */
function replayText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  // Fields for e-mails and numbers have no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
