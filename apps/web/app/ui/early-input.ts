// What stands in a page's controls and differs from what was drawn: put there before the scripts were ready, or by a browser that tells nobody.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control and what a person, or the browser for them, put into it. */
export interface Early {
  readonly control: Control
  readonly value: string
  readonly checked: boolean
}

const CONTROLS = 'input,textarea,select'
const TEXTS = 'input:not([type=checkbox],[type=radio],[type=file]),textarea'

/** Everything. For once, before React draws anew. */
export const earlyIn = (root: ParentNode): readonly Early[] => differing(root, CONTROLS)

/** Texts alone: of them React keeps in the document what it was told, so that they can be asked at any time. */
export const untoldTextsIn = (form: ParentNode): readonly Early[] => differing(form, TEXTS)

const differing = (root: ParentNode, controls: string): readonly Early[] =>
  [...root.querySelectorAll<Control>(controls)]
    .filter((control) => (control instanceof HTMLSelectElement ? isChosen(control) : isFilled(control as HTMLInputElement)))
    .map((control) => ({ control, value: control.value, checked: (control as HTMLInputElement).checked }))

const isFilled = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked

const isChosen = (select: HTMLSelectElement): boolean =>
  select.selectedOptions[0] !== (select.querySelector('[selected]') ?? select.options[0])
