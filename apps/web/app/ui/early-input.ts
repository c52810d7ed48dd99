// Finds values of form controls that React does not know: typed before it hydrated the page, or autofilled by the browser without an event.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control and the value that a person, or the browser, put into it. */
export interface EarlyValue {
  readonly control: Control
  readonly value: string
  readonly checked: boolean
}

const CONTROLS = 'input,textarea,select'
const TEXTS = 'input:not([type=checkbox],[type=radio],[type=file]),textarea'

/** Of all controls. Call it once after hydration, before React renders again and restores the rendered values. */
export const findEarlyValues = (root: ParentNode): readonly EarlyValue[] => findDiffering(root, CONTROLS)

/** Of text controls. React mirrors the value of its state in their `defaultValue`, so they can be compared at any time. */
export const findUnreportedTexts = (form: ParentNode): readonly EarlyValue[] => findDiffering(form, TEXTS)

const findDiffering = (root: ParentNode, controls: string): readonly EarlyValue[] =>
  [...root.querySelectorAll<Control>(controls)]
    .filter((control) => (control instanceof HTMLSelectElement ? hasOtherChoice(control) : hasOtherValue(control as HTMLInputElement)))
    .map((control) => ({ control, value: control.value, checked: (control as HTMLInputElement).checked }))

const hasOtherValue = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked

const hasOtherChoice = (select: HTMLSelectElement): boolean =>
  select.selectedOptions[0] !== (select.querySelector('[selected]') ?? select.options[0])
