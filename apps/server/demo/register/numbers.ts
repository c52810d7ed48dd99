// Invented register numbers with valid check digits that no real company or person can have: their tax offices (90 to 99 of a region) do not
// exist, or their serial numbers are in ranges that were never issued. `region` is the two-digit code of a region, `serial` the number of the
// company or person.

/** Check digit of an INN («ИНН», taxpayer number): the weighted sum of the digits (48 is the character code of 0) modulo 11, then modulo 10. */
const weigh = (digits: string, weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits.charCodeAt(index) - 48), 0) % 11) % 10

/** Weights of the digits for the check digit of a company's INN, and for the two of a person's. */
const COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Serial numbers from here on are in ranges that were never issued: those of companies and records, and those of sole traders. */
const [UNUSED, UNUSED_OF_TRADERS] = [9_800_000, 980_000_000]

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/** Code of the invented tax office for a serial number, such as `7794`. */
export const taxOffice = (region: string, serial: number): string => `${region}9${Math.floor(serial / 100_000) % 10}`

/** INN («ИНН», taxpayer number) of a company; unique within a region up to a million. */
export function companyInn(region: string, serial: number): string {
  const digits = `${taxOffice(region, serial)}${padded(serial % 100_000, 5)}`
  return `${digits}${weigh(digits, COMPANY)}`
}

/** INN («ИНН», taxpayer number) of a person; unique within a region up to ten million. */
export function personInn(region: string, serial: number): string {
  const digits = `${region}9${Math.floor(serial / 1_000_000) % 10}${padded(serial % 1_000_000, 6)}`
  const first = `${digits}${weigh(digits, PERSON_FIRST)}`
  return `${first}${weigh(first, PERSON_SECOND)}`
}

/**
 * The registration number of an invented company (OGRN, «ОГРН») with the year of `day` and the region's code: 1 stands for a company, the last digit
 * is the remainder by 11. Its serial lies in a range that the offices which register companies have never used, so that it is nobody's number.
 */
export function companyOgrn(day: string, region: string, serial: number): string {
  const digits = `1${day.slice(2, 4)}${region}${padded((UNUSED + serial) % 10_000_000, 7)}`
  return `${digits}${(Number(digits) % 11) % 10}`
}

/** OGRNIP («ОГРНИП», registration number of a sole trader, type 3, remainder by 13) of the year and region, from an unused range too. */
export function traderOgrn(day: string, region: string, serial: number): string {
  const digits = `3${day.slice(2, 4)}${region}${padded((UNUSED_OF_TRADERS + serial) % 1_000_000_000, 9)}`
  return `${digits}${(Number(digits) % 13) % 10}`
}

/** GRN («ГРН», number of a record in the register, type 2) of a later record about a company. */
export function recordGrn(day: string, region: string, serial: number): string {
  const digits = `2${day.slice(2, 4)}${region}${padded((UNUSED + serial) % 10_000_000, 7)}`
  return `${digits}${(Number(digits) % 11) % 10}`
}

/** KPP («КПП», code of a tax registration) of the head office: the tax office, 01 for the place of the company itself, and a serial. */
export const companyKpp = (region: string, serial: number): string => `${taxOffice(region, serial)}01001`

/**
 * OKPO («ОКПО», code of an organisation in state statistics), from an unassigned range. Its check digit is the sum of the digits, weighted by their
 * places, modulo 11; if that is 10, the weights are shifted by two, as the rule of the code says.
 */
export function okpo(serial: number): string {
  const digits = padded((UNUSED + serial) % 10_000_000, 7)
  const sum = (shift: number) => [...digits].reduce((total, digit, index) => total + Number(digit) * (((index + shift) % 10) + 1), 0) % 11
  const first = sum(0)
  const check = first < 10 ? first : sum(2) % 10
  return `${digits}${check}`
}
