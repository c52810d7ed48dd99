// Detects autofilled fields, whose values the browser hides from scripts until the person interacts: the submit button must be enabled meanwhile.
import { createContext } from 'react'

/** The animation that `base.css` starts on an autofilled field: there is no other event. */
export const FILLED_ANIMATION = 'filled-by-browser'

export const FilledByBrowser = createContext(false)
