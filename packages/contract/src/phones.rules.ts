// Parses phone numbers as people in Russia write them into one form, and formats them.

export interface Phone {
  /** Country code and number, digits alone (E.164 without its plus): «79001234567». */
  readonly digits: string
  /** Digits of the extension, or null. */
  readonly extension: string | null
}

/** E.164 has at most fifteen digits; fewer than ten are a local number. */
const DIGITS_MIN = 10
const DIGITS_MAX = 15
/** Longest phone number as typed, in characters. */
export const PHONE_TEXT_MAX = 40

/** Digits with the separators that people use. A text with any other character is no phone number. */
const WRITTEN = /^\+?[\d\s().\-\u2010-\u2013\u00a0]+$/
/** A number followed by «доб.», «вн.», «ext», a comma or the like, and an extension of one to six digits. */
const EXTENSION = /^(.{0,40}?)[\s,;(]{0,3}(?:доб|доп|вн|ext|x|#|,|;)[.:=\s]{0,3}(\d{1,6})\)?$/iu

/**
 * Parses a phone number. A Russian one may begin with the trunk prefix 8, with 7, with 007, or directly with the city code; 810 and 00 are the
 * prefixes of calls abroad. Null for anything but a number of ten to fifteen digits.
 */
export function readPhone(typed: string): Phone | null {
  // Full-width digits count as digits, invisible characters are ignored.
  const seen = typed
    .slice(0, 4 * PHONE_TEXT_MAX)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  const text = seen.trim().slice(0, 2 * PHONE_TEXT_MAX)
  const [, number = text, extension = null] = EXTENSION.exec(text) ?? []
  if (!WRITTEN.test(number) || lacksDigit(number)) return null
  const digits = withCountry(number.replace(/\D/g, ''), number.trimStart().startsWith('+'))
  return digits.length < DIGITS_MIN || digits.length > DIGITS_MAX ? null : { digits, extension }
}

/** True for ten digits of which an 8, set apart or before a mobile code (9…), is the trunk prefix: one of the ten digits after it is missing. */
const lacksDigit = (number: string): boolean => number.replace(/\D/g, '').length === 10 && /^8(?:\D|9)/.test(number.trim())

/** First digits of Russian city and mobile codes. */
const RUSSIAN_CODE = /^[3489]/

/** The digits with the country code in front. */
function withCountry(digits: string, isInternational: boolean): string {
  if (isInternational) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('810') && digits.length > 11) return digits.slice(3)
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  if (digits.length === 10 && RUSSIAN_CODE.test(digits)) return `7${digits}`
  return digits
}

/** «+7 900 123-45-67», with «доб. 12» for an extension; foreign numbers as digits after a plus. */
export const phoneText = ({ digits, extension }: Phone, extensionWord = 'доб.'): string =>
  `+${digits.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '7 $1 $2-$3-$4')}${extension ? ` ${extensionWord} ${extension}` : ''}`

/** Formats a phone number found in a text; a text that is not a number is only trimmed. */
export function tidyPhone(text: string): string {
  const phone = readPhone(text)
  return phone ? phoneText(phone) : text.trim()
}

/** Formats the numbers of a company and removes duplicates. */
export const tidyPhones = (texts: readonly string[]): string[] => [...new Set(texts.map(tidyPhone))]

/** The stored form of a number: digits, with `;ext=` before an extension (RFC 3966). */
export const storedPhone = ({ digits, extension }: Phone): string => `${digits}${extension ? `;ext=${extension}` : ''}`

const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/** The `tel:` address of the number (RFC 3966): digits alone, whatever an older version or a file may have stored. */
export const phoneLink = ({ digits, extension }: Phone): string =>
  `tel:+${storedPhone({ digits: onlyDigits(digits), extension: extension && onlyDigits(extension) })}`
