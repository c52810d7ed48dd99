// Hidden field of every search form: with it, a form submitted without JavaScript opens the card of a complete number too.

/** A URL with it is answered by a redirect to a card or to the results. */
export const SUBMITTED = { name: 'open', value: 'card' } as const

export const SubmittedField = () => <input type="hidden" {...SUBMITTED} />
