// The whole numbers of a product that are chosen from a list: the codes of each list, and the error for another number.
import type { fieldErrors } from '../errors.ts'
import { countryLetters } from './countries.rules.ts'
import { type ChosenNumberField, vatRates } from './products.rules.ts'
import { units } from './units.rules.ts'

interface Choice {
  readonly codes: ReadonlySet<number>
  readonly fault: keyof typeof fieldErrors
}

export const chosenNumbers: Readonly<Record<ChosenNumberField, Choice>> = {
  vat_rate: { codes: new Set(vatRates), fault: 'not_a_vat_rate' },
  unit: { codes: new Set(units.map(({ code }) => code)), fault: 'not_a_unit' },
  country: { codes: new Set(countryLetters.keys()), fault: 'not_a_country' },
}
