// The longest frames of a conversation's WebSocket that a hostile client may send are refused within 50 ms of processor time.
import { FRAME_MAX_BYTES } from '@sverka/contract/chat/chat.rules'
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../test/processor-time.ts'
import { parseFrame } from './frames.ts'

/** The text repeated up to the greatest size of a frame, less 40 bytes for the rest of it. */
const filled = (item: string): string => item.repeat((FRAME_MAX_BYTES - 40) / item.length)

test.each([
  ['a long message', JSON.stringify({ message: filled('x') })],
  ['a long blank message', JSON.stringify({ message: filled(' ') })],
  ['a list of empty objects', `{"message":[${filled('{},')}{}]}`],
  ['great depth', `{"message":${filled('[').slice(0, 8_000)}${filled(']').slice(0, 8_000)}}`],
  ['a long number of the message', JSON.stringify({ message: 'x', client_id: filled('0') })],
])('%s is refused within 50 ms', async (_about, text) => {
  const { result, ms } = await measureLeastTime(50, () => parseFrame(text))
  expect('code' in result).toBe(true)
  expect(ms).toBeLessThan(50)
})
