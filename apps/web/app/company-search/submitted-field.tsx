// Stands in every search form, so that a form sent without JavaScript opens the card of a complete number too.
import { SUBMITTED } from './search-address.ts'

export const SubmittedField = () => <input type="hidden" {...SUBMITTED} />
