// Finds control values that differ from the rendered ones: entered before hydration, or filled in by the browser without an event.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control and the value that a person, or the browser, put into it. */
export interface EarlyValue {
  readonly control: Control
  readonly value: string
  readonly checked: boolean
}

const CONTROLS = 'input,textarea,select'
const TEXTS = 'input:not([type=checkbox],[type=radio],[type=file]),textarea'

/** All controls. To be called once after hydration, before React renders again and restores the rendered values. */
export const findEarlyValues = (root: ParentNode): readonly EarlyValue[] => differing(root, CONTROLS)

/** Text controls only: React stores their last known values in the document, so they can be compared at any time. */
export const findUnreportedTexts = (form: ParentNode): readonly EarlyValue[] => differing(form, TEXTS)

const differing = (root: ParentNode, controls: string): readonly EarlyValue[] =>
  [...root.querySelectorAll<Control>(controls)]
    .filter((control) => (control instanceof HTMLSelectElement ? isChosen(control) : isFilled(control as HTMLInputElement)))
    .map((control) => ({ control, value: control.value, checked: (control as HTMLInputElement).checked }))

const isFilled = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked

const isChosen = (select: HTMLSelectElement): boolean =>
  select.selectedOptions[0] !== (select.querySelector('[selected]') ?? select.options[0])
