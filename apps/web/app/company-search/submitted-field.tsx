// Stands in every search form, so that a form sent without JavaScript opens the card of a complete number too.

/** The answer to an address with it is a redirect to a card or to the results. */
export const SUBMITTED = { name: 'open', value: 'card' } as const

export const SubmittedField = () => <input type="hidden" {...SUBMITTED} />
