// The browser's hash is the server's: one changed byte is another hash.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileHash } from './file-hash.ts'

test('the hash equals SHA-256 of the bytes', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  const expected = createHash('sha256').update(bytes).digest('hex')
  expect(await fileHash(new Blob([bytes]))).toBe(expected)
  bytes[69_999] = 0
  expect(await fileHash(new Blob([bytes]))).not.toBe(expected)
})
