// For autofilled forms: the browser hides the values from scripts until the person interacts, and the submit button must be enabled meanwhile.
import { createContext } from 'react'

/** Name of the animation that `base.css` starts on an autofilled field: its start is the only event for autofill. */
export const FILLED_ANIMATION = 'filled-by-browser'

/** True inside a form with autofilled fields whose values are not known yet. */
export const FilledByBrowser = createContext(false)
