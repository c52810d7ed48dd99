// Validators for single settings of the server: URL, network, host, e-mail address.
import { isIP, isIPv4 } from 'node:net'
import { domainToASCII } from 'node:url'

/** Takes the text of a setting and returns the value to use. Throws an Error whose message says what is expected. */
export type Form = (text: string) => string

/** Longest host name in DNS, and one of its labels (RFC 1035). */
const MAX_HOST_LENGTH = 253
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i

/** A URL with one of the protocols (`https:`); a trailing slash is removed. */
export const urlForm =
  (protocols: readonly string[]): Form =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !protocols.includes(url.protocol)) throw new Error(`expected an address starting with ${protocols.join(' or ')}//`)
    return text.replace(/\/$/, '')
  }

/** An IP address, or a network in CIDR notation (`10.0.0.0/8`). */
export const network: Form = (text) => {
  const [address = '', bits, ...rest] = text.split('/')
  const maxBits = isIPv4(address) ? 32 : 128
  const isValid = isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  if (!isValid) throw new Error('expected an IP address, alone or with a number of bits, for example 10.0.0.0/8')
  return text
}

/** As `network`, or one of the names that Fastify accepts for groups of private networks. */
export const proxyNetwork: Form = (text) => (['loopback', 'linklocal', 'uniquelocal'].includes(text) ? text : network(text))

/** An IP address or host name to listen on. */
export const host: Form = (text) => {
  const looksLikeAddress = /^[\d.]+$|:/.test(text)
  if (!(looksLikeAddress ? isIP(text) !== 0 : isHostName(text))) throw new Error('expected an IP address or the name of a host')
  return text
}

const isHostName = (text: string): boolean => {
  const name = domainToASCII(text)
  return name.length > 0 && name.length <= MAX_HOST_LENGTH && name.split('.').every((label) => LABEL.test(label))
}

/** One e-mail address. */
export const email: Form = (text) => {
  const at = text.lastIndexOf('@')
  if (at < 1 || !/^[^\s@<>,;"]+$/.test(text.slice(0, at)) || !isHostName(text.slice(at + 1))) throw new Error('expected an e-mail address')
  return text
}

/** An e-mail address, alone or as `Name <address>`. */
export const sender: Form = (text) => {
  const bracket = text.endsWith('>') ? text.indexOf('<') : -1
  email(bracket < 0 ? text : text.slice(bracket + 1, -1))
  return text
}
