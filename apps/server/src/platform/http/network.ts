// Groups IP addresses by subscriber for rate limits: an IPv4 address counts alone, an IPv6 address with its /64 network. Also tests for networks.
import { BlockList, isIPv6 } from 'node:net'

/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8
/** An IPv4 address mapped into IPv6, in canonical form: `::ffff:c000:207` is 192.0.2.7. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** A text that is equal for all addresses of one subscriber; a text that is no IP address is returned unchanged. */
export function toNetwork(address: string): string {
  // Without the zone, such as `%eth0`.
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // Canonical form: lower case, no leading zeros, the longest run of zeros omitted.
  const canonical = new URL(`http://[${plain}]/`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(canonical) ?? []
  if (high && low) return [high, low].flatMap(parseBytes).join('.')
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, GROUPS / 2).join(':')}::/64`
}

/** The two bytes of a hexadecimal group. */
const parseBytes = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether the address is one of `networks`, or lies in one: single addresses or networks in CIDR notation (`192.0.2.0/24`). */
export function isAmong(address: string | null, networks: readonly string[]): boolean {
  if (address === null) return false
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(start, family(start))
    else list.addSubnet(start, Number(bits), family(start))
  }
  return list.check(address, family(address))
}
