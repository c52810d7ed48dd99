// Normal form of an e-mail address: an internationalised domain and its punycode are the same mailbox.
import { domainToASCII, domainToUnicode } from 'node:url'

const OTHER_ALPHABET = /[^\0-\x7f]/

/** The address as typed, in the form that is stored and compared: trimmed, lower case, domain in ASCII. */
export const mailAddress = (typed: string): string => withAsciiDomain(typed.trim().toLowerCase())

/** The address with its domain in ASCII (punycode, RFC 5891): `почта@сверка.рф` gets `xn--…`. An impossible domain becomes empty. */
export const withAsciiDomain = (address: string): string =>
  withDomain(address, (domain) => (OTHER_ALPHABET.test(domain) ? domainToASCII(domain) : domain))

/** The address as its owner reads it: the domain in its own alphabet. */
export const readableAddress = (address: string): string => withDomain(address, domainToUnicode)

function withDomain(address: string, change: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + change(address.slice(at))
}
