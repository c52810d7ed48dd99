// Which addresses count as internal: outgoing requests to hosts that members choose must not reach them (SSRF).
import { expect, test } from 'vitest'
import { isInternalAddress, isInternalHost } from './outside-addresses.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '172.31.255.255',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '::ffff:7f00:1',
  '::7f00:1',
  '2002:7f00:1::1',
  'fec0::1',
])('%s is an internal IP address, which a host name must not resolve to', (address) => {
  expect(isInternalAddress(address)).toBe(true)
})

test.each(['8.8.8.8', '2a00:1450:4010::1'])('%s is a public address', (address) => {
  expect(isInternalAddress(address)).toBe(false)
})

// Other spellings of 127.0.0.1, which a URL normalises.
test.each(['127.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]'])('the host %s is an internal address', (host) => {
  expect(isInternalHost(new URL(`https://${host}/`).hostname)).toBe(true)
})

test.each(['example.org', '8.8.8.8', '[2a00:1450:4010::1]'])('the host %s is no internal address', (host) => {
  expect(isInternalHost(new URL(`https://${host}/`).hostname)).toBe(false)
})
