// The longest frames are parsed or refused within 50 ms.
import { FRAME_MAX_BYTES } from '@sverka/contract/chat/chat.rules'
import { expect, test } from 'vitest'
import { parseFrame } from './frames.ts'

const filled = (item: string): string => item.repeat((FRAME_MAX_BYTES - 40) / item.length)

test.each([
  ['a long message', JSON.stringify({ message: filled('x') })],
  ['a long blank message', JSON.stringify({ message: filled(' ') })],
  ['a list of empty objects', `{"message":[${filled('{},')}{}]}`],
  ['great depth', `{"message":${filled('[').slice(0, 8_000)}${filled(']').slice(0, 8_000)}}`],
  ['a long number of the message', JSON.stringify({ message: 'x', client_id: filled('0') })],
])('%s', (_about, text) => {
  const cost = (): number => {
    const begun = process.cpuUsage()
    expect('code' in parseFrame(text)).toBe(true)
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  expect(Math.min(cost(), cost(), cost())).toBeLessThan(50)
})
