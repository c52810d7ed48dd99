// Names of countries in the reader's language, by their two letters.
import { useLocale } from './catalogue.ts'

/** «RU» → «Россия». */
export function useCountryName(): (letters: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return (letters) => names.of(letters) ?? letters
}
