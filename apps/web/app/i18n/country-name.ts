// Names of countries in the reader's language, by their two-letter code (ISO 3166-1 alpha-2).
import { useLocale } from './catalogue.ts'

/** `RU` → «Россия»; an unknown code is returned as it is. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return (code) => names.of(code) ?? code
}
