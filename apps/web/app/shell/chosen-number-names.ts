// Names, in the reader's language, of a product's unit, country and other numbers that are chosen from a list. VAT rates are written as numbers.
import type { ChosenNumberField } from '@sverka/contract/products/products.rules'
import { useCountryName } from '../i18n/country-name.ts'
import { useUnitWord } from './unit-words.ts'

export type NamedNumberField = Exclude<ChosenNumberField, 'vat_rate'>

/** The values as answers of the API have them. `unit_name` and `country_letters` spare a page the lists of all units and countries. */
export interface NamedNumbers extends Readonly<Partial<Record<NamedNumberField, number | null>>> {
  readonly unit_name?: string
  readonly country_letters?: string | null
}

/** A function for each field; it returns an empty text where the seller has chosen nothing. */
export function useChosenNumberNames(): Readonly<Record<NamedNumberField, (product: NamedNumbers) => string>> {
  const countryName = useCountryName()
  const unitWord = useUnitWord()
  return {
    unit: ({ unit, unit_name: name }) => (unit === null || name === undefined ? '' : unitWord(name)),
    country: ({ country_letters: letters }) => (letters ? countryName(letters) : ''),
  }
}
