// What counts as one address: an IPv4 address, or the /64 network of an IPv6 subscriber.
import { BlockList, isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** A text that is equal for all addresses of one subscriber. */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // Canonical form: lower case, no leading zeros, the longest run of zeros omitted.
  const written = new URL(`http://[${plain}]/`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(written) ?? []
  if (high && low) return [high, low].flatMap(parseBytes).join('.')
  const [head = '', tail] = written.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, GROUPS / 2).join(':')}::/64`
}

const parseBytes = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether the address is among the given addresses and networks (CIDR). */
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
