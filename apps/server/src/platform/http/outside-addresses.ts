// Keeps outgoing requests away from internal machines: host names that members choose must not lead there (server-side request forgery, SSRF).
import { lookup as dnsLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Error code of a name that resolves to an internal address. */
export const INTERNAL_ADDRESS = 'EINSIDE'

/** Networks that are not public: loopback, link-local, private, multicast, reserved, and IPv6 ranges that embed IPv4 addresses (RFC 6890). */
function internalRanges(): BlockList {
  const ranges = new BlockList()
  for (const [network, prefix] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const)
    ranges.addSubnet(network, prefix, 'ipv4')
  for (const [network, prefix] of [
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2001::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const)
    ranges.addSubnet(network, prefix, 'ipv6')
  return ranges
}

/** True for internal addresses. An IPv4 address mapped into IPv6 (`::ffff:10.0.0.1`) is checked as IPv4. */
export function isInternalAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return internalRanges().check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * DNS lookup that refuses internal addresses: the connection goes to exactly the checked address, so a name that resolves
 * differently the next time cannot lead elsewhere. Node looks up names only: check a host that is an IP address by `isInternalHost`.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const publicAddresses = found.filter(({ address }) => !isInternalAddress(address))
    const [first] = publicAddresses
    if (!first) return callback(Object.assign(new Error(`${hostname} resolves to an internal address`), { code: INTERNAL_ADDRESS }), '', 0)
    if (options.all) return callback(null, publicAddresses)
    return callback(null, first.address, first.family)
  })
}

/** True for the host of a URL that is itself an internal IP address. Host names are checked by `lookupPublicAddress` when they are resolved. */
export function isInternalHost(hostname: string): boolean {
  const plain = hostname.replace(/^\[|\]$/g, '')
  return isIP(plain) !== 0 && isInternalAddress(plain)
}
