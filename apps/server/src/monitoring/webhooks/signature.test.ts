// Secrets of webhooks are stored encrypted, and whatever was changed since is not decrypted.
import { expect, test } from 'vitest'
import { randomIds } from '../../platform/ids.ts'
import { decryptSecret, encryptSecret, newSecret } from './signature.ts'

const MASTER_KEY = 'the master key of a test'

test('a secret is read back with the key it was encrypted with', () => {
  const secret = newSecret(randomIds)
  expect(decryptSecret(MASTER_KEY, encryptSecret(MASTER_KEY, secret, randomIds))).toBe(secret)
  expect(decryptSecret('another key', encryptSecret(MASTER_KEY, secret, randomIds))).toBeNull()
})

test('bytes that were changed or cut off anywhere are not decrypted', () => {
  const encrypted = encryptSecret(MASTER_KEY, newSecret(randomIds), randomIds)
  for (let at = 0; at < encrypted.length; at += 1) {
    const changed = Buffer.from(encrypted)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decryptSecret(MASTER_KEY, changed)).toBeNull()
    expect(decryptSecret(MASTER_KEY, encrypted.subarray(0, at))).toBeNull()
  }
})
