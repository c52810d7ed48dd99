// The longest frames of a conversation's WebSocket that a hostile client may send are refused within 50 ms of processor time.
import { FRAME_MAX_BYTES } from '@sverka/contract/chat/chat.rules'
import { expect, test } from 'vitest'
import { parseFrame } from './frames.ts'

/** The text repeated up to the greatest size of a frame, less 40 bytes for the rest of it. */
const filled = (item: string): string => item.repeat((FRAME_MAX_BYTES - 40) / item.length)

test.each([
  ['a long message', JSON.stringify({ message: filled('x') })],
  ['a long blank message', JSON.stringify({ message: filled(' ') })],
  ['a list of empty objects', `{"message":[${filled('{},')}{}]}`],
  ['great depth', `{"message":${filled('[').slice(0, 8_000)}${filled(']').slice(0, 8_000)}}`],
  ['a long number of the message', JSON.stringify({ message: 'x', client_id: filled('0') })],
])('%s is refused within 50 ms', (_about, text) => {
  const cost = (): number => {
    const start = process.cpuUsage()
    expect('code' in parseFrame(text)).toBe(true)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  // The best of three runs, as other processes may slow down one of them.
  expect(Math.min(cost(), cost(), cost())).toBeLessThan(50)
})
