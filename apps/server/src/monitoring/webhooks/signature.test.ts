// Tests the encryption of stored secrets: each webhook of a member has one, which signs what is sent there. A stored secret that was changed or cut
// off is not decrypted.
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
  for (let index = 0; index < encrypted.length; index += 1) {
    const changed = Buffer.from(encrypted)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(decryptSecret(MASTER_KEY, changed)).toBeNull()
    expect(decryptSecret(MASTER_KEY, encrypted.subarray(0, index))).toBeNull()
  }
})
