// Hidden field of every company search form: with it, a complete number submitted without JavaScript opens the company's page («card») directly.

/** Name and value of the field. The server answers a URL that has it with a redirect to a card or to the results. */
export const SUBMITTED = { name: 'open', value: 'card' } as const

/** The field, to be placed inside the form. */
export const SubmittedField = () => <input type="hidden" {...SUBMITTED} />
