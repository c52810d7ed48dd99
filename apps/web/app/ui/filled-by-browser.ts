// Autofilled forms: browsers hide autofilled values from scripts until the user interacts with the page; meanwhile the submit button must be enabled.
import { createContext } from 'react'

/** Name of the animation that `base.css` starts on an autofilled field: `animationstart` is the only event by which a page notices autofill. */
export const FILLED_ANIMATION = 'filled-by-browser'

/** True inside a form with autofilled fields whose values the page cannot read yet. */
export const FilledByBrowser = createContext(false)
