// Normal form of an e-mail address: an internationalised domain and its punycode are the same mailbox.
import { domainToASCII, domainToUnicode } from 'node:url'

const OTHER_ALPHABET = /[^\0-\x7f]/

/** The address as stored and compared: lower case, trimmed, domain in ASCII. */
export const mailAddress = (typed: string): string => withAsciiDomain(typed.trim().toLowerCase())

/** The address with its domain in ASCII (RFC 5891); an impossible domain becomes empty. */
export const withAsciiDomain = (address: string): string =>
  withDomain(address, (domain) => (OTHER_ALPHABET.test(domain) ? domainToASCII(domain) : domain))

/** The address as its owner reads it. */
export const readableAddress = (address: string): string => withDomain(address, domainToUnicode)

function withDomain(address: string, change: (domain: string) => string): string {
  const at = address.lastIndexOf('@') + 1
  return at === 0 ? address : address.slice(0, at) + change(address.slice(at))
}
