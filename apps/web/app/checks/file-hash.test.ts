// The hash of a file computed in the browser is SHA-256, like the hash of an issued report that the server stores: both are compared.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileHash } from './file-hash.ts'

test('the hash is SHA-256 of the bytes, so another byte gives another hash', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  const expected = createHash('sha256').update(bytes).digest('hex')
  expect(await fileHash(new Blob([bytes]))).toBe(expected)
  bytes[69_999] = 0
  expect(await fileHash(new Blob([bytes]))).not.toBe(expected)
})
