// Telephone numbers as people write them, read into one form and written in one form.

export interface Phone {
  /** Country code and number, digits alone (E.164 without its plus): «79001234567». */
  readonly digits: string
  /** What is dialled once the call is answered. */
  readonly extension: string | null
}

/** E.164 has at most fifteen digits; fewer than ten are a number within one town. */
const DIGITS_MIN = 10
const DIGITS_MAX = 15
export const PHONE_TEXT_MAX = 40

/** Digits with what people write between them: anything else would make another number of it. */
const WRITTEN = /^\+?[\d\s().\-\u2010-\u2013\u00a0]+$/
const EXTENSION = /^(.{0,40}?)[\s,;(]{0,3}(?:доб|доп|вн|ext|x|#|,|;)[.:=\s]{0,3}(\d{1,6})\)?$/iu

/**
 * Reads a telephone number. Russian ones may begin with 8, with 7, with 007 or with nothing; 810 and 00 lead abroad.
 * Null for anything that is no number of ten to fifteen digits.
 */
export function readPhone(typed: string): Phone | null {
  // Full-width digits are digits, and what is not seen is nothing.
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

/** An 8 apart from the rest, or before a 9, is dialled first: of the ten digits that belong behind it one is missing. */
const lacksDigit = (number: string): boolean => number.replace(/\D/g, '').length === 10 && /^8(?:\D|9)/.test(number.trim())

/** Codes of Russian towns and mobile networks begin with these. */
const RUSSIAN_CODE = /^[3489]/

function withCountry(digits: string, isInternational: boolean): string {
  if (isInternational) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('810') && digits.length > 11) return digits.slice(3)
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  if (digits.length === 10 && RUSSIAN_CODE.test(digits)) return `7${digits}`
  return digits
}

/** «+7 900 123-45-67», with «доб. 12» where there is an extension; numbers of other countries as digits after a plus. */
export const phoneText = ({ digits, extension }: Phone, extensionWord = 'доб.'): string =>
  `+${digits.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '7 $1 $2-$3-$4')}${extension ? ` ${extensionWord} ${extension}` : ''}`

/** The same for whatever is kept as a number; a text that is none stays as it is. */
export function tidyPhone(text: string): string {
  const phone = readPhone(text)
  return phone ? phoneText(phone) : text.trim()
}

/** Numbers of one subject, each once. */
export const tidyPhones = (texts: readonly string[]): string[] => [...new Set(texts.map(tidyPhone))]

/** As it is kept where a number alone is meant: digits, with `;ext=` before an extension (RFC 3966). */
export const keptPhone = ({ digits, extension }: Phone): string => `${digits}${extension ? `;ext=${extension}` : ''}`

/** Address of a link that dials it (RFC 3966). */
export const phoneLink = (phone: Phone): string => `tel:+${keptPhone(phone)}`
