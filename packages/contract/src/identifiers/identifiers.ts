// Russian register numbers: formats and check digits (ИНН, ОГРН, ОГРНИП), the same on both sides.

export type IdentifierKind = 'inn-company' | 'inn-person' | 'ogrn' | 'ogrnip'

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const INN10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

const innCompanyHolds = (s: string): boolean => (weighted(s, INN10) % 11) % 10 === Number(s[9])
const innPersonHolds = (s: string): boolean =>
  (weighted(s, INN11) % 11) % 10 === Number(s[10]) && (weighted(s, INN12) % 11) % 10 === Number(s[11])
const ogrnHolds = (s: string): boolean => '15'.includes(s.charAt(0)) && (Number(s.slice(0, 12)) % 11) % 10 === Number(s[12])
const ogrnipHolds = (s: string): boolean => s.startsWith('3') && (Number(s.slice(0, 14)) % 13) % 10 === Number(s[14])

/** The kind of number by its length, or null. Does not verify the check digit. */
export function identifierKind(text: string): IdentifierKind | null {
  if (!/^\d+$/.test(text)) return null
  switch (text.length) {
    case 10:
      return 'inn-company'
    case 12:
      return 'inn-person'
    case 13:
      return 'ogrn'
    case 15:
      return 'ogrnip'
    default:
      return null
  }
}

/** True if the text is an ИНН, ОГРН or ОГРНИП with valid check digits (all zeros would pass the sums and are refused). */
export function isIdentifierValid(text: string): boolean {
  if (/^0+$/.test(text)) return false
  switch (identifierKind(text)) {
    case 'inn-company':
      return innCompanyHolds(text)
    case 'inn-person':
      return innPersonHolds(text)
    case 'ogrn':
      return ogrnHolds(text)
    case 'ogrnip':
      return ogrnipHolds(text)
    default:
      return false
  }
}

/** True if the text is a valid number of one of these kinds, as given by a column, a label or a schema. */
export const isValidAs = (text: string, kinds: readonly IdentifierKind[]): boolean => {
  const kind = identifierKind(text)
  return kind !== null && kinds.includes(kind) && isIdentifierValid(text)
}
