// Formats and check digits of Russian numbers of companies and people, shared by pages and server: ИНН (taxpayer number), ОГРН (registration
// number of a company) and ОГРНИП (registration number of a sole trader).

/** `inn-person` is also the taxpayer number of a sole trader. */
export type IdentifierKind = 'inn-company' | 'inn-person' | 'ogrn' | 'ogrnip'

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** Weights of the digits, set by the tax service, for the check digit of a company's ИНН and for the two check digits of a person's. */
const INN10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

const isCompanyInnValid = (s: string): boolean => (weightedSum(s, INN10) % 11) % 10 === Number(s[9])
const isPersonInnValid = (s: string): boolean =>
  (weightedSum(s, INN11) % 11) % 10 === Number(s[10]) && (weightedSum(s, INN12) % 11) % 10 === Number(s[11])
/** The first digit is the kind of the register's record: 1 or 5 for the registration of a company, 3 for that of a sole trader. */
const isOgrnValid = (s: string): boolean => '15'.includes(s.charAt(0)) && (Number(s.slice(0, 12)) % 11) % 10 === Number(s[12])
const isOgrnipValid = (s: string): boolean => s.startsWith('3') && (Number(s.slice(0, 14)) % 13) % 10 === Number(s[14])

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

/** True if the text is an ИНН, ОГРН or ОГРНИП with valid check digits. All zeros are refused, although their check digits fit. */
export function isIdentifierValid(text: string): boolean {
  if (/^0+$/.test(text)) return false
  switch (identifierKind(text)) {
    case 'inn-company':
      return isCompanyInnValid(text)
    case 'inn-person':
      return isPersonInnValid(text)
    case 'ogrn':
      return isOgrnValid(text)
    case 'ogrnip':
      return isOgrnipValid(text)
    default:
      return false
  }
}

/** True if the text is a valid number of one of these kinds. */
export const isValidAs = (text: string, kinds: readonly IdentifierKind[]): boolean => {
  const kind = identifierKind(text)
  return kind !== null && kinds.includes(kind) && isIdentifierValid(text)
}
