// Whether a form's fields were filled by the browser, which shows the values to no script before a person acts: its button must be on meanwhile.
import { createContext } from 'react'

/** The animation that `base.css` gives to such a field: no other event tells of it. */
export const FILLED_ANIMATION = 'filled-by-browser'

export const FilledByBrowser = createContext(false)
