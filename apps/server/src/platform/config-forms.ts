// Validators of single settings; each returns the value used, or throws an Error that says what is expected.
import { isIP, isIPv4 } from 'node:net'
import { domainToASCII } from 'node:url'

/** Takes the text of a setting, returns the value used, throws an Error whose message says what is expected. */
export type Form = (text: string) => string

const MAX_HOST_LENGTH = 253
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i

/** A URL with one of the protocols, without a trailing slash. */
export const urlForm =
  (protocols: readonly string[]): Form =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !protocols.includes(url.protocol)) throw new Error(`expected an address starting with ${protocols.join(' or ')}//`)
    return text.replace(/\/$/, '')
  }

/** An address or a network in CIDR notation. */
export const network: Form = (text) => {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIPv4(address) ? 32 : 128
  const isRight = isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  if (!isRight) throw new Error('expected an IP address, alone or with a number of bits, for example 10.0.0.0/8')
  return text
}

/** An address, a network, or one of the names that Fastify knows for groups of networks. */
export const proxyNetwork: Form = (text) => (['loopback', 'linklocal', 'uniquelocal'].includes(text) ? text : network(text))

/** An IP address or host name to listen on. */
export const host: Form = (text) => {
  const looksLikeAddress = /^[\d.]+$|:/.test(text)
  if (!(looksLikeAddress ? isIP(text) !== 0 : isName(text))) throw new Error('expected an IP address or the name of a host')
  return text
}

const isName = (text: string): boolean => {
  const name = domainToASCII(text)
  return name.length > 0 && name.length <= MAX_HOST_LENGTH && name.split('.').every((label) => LABEL.test(label))
}

/** One e-mail address. */
export const email: Form = (text) => {
  const at = text.lastIndexOf('@')
  if (at < 1 || !/^[^\s@<>,;"]+$/.test(text.slice(0, at)) || !isName(text.slice(at + 1))) throw new Error('expected an e-mail address')
  return text
}

/** An e-mail address, alone or as `Name <address>`. */
export const sender: Form = (text) => {
  const opens = text.endsWith('>') ? text.indexOf('<') : -1
  email(opens < 0 ? text : text.slice(opens + 1, -1))
  return text
}
