// Encrypts private files: each with a key of its own (AES-256-GCM), which is stored with the file, encrypted with the installation's key.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Ids } from '../ids.ts'
import { type FileStore, isUnfinished } from './store.ts'

/** Lengths in bytes: AES-GCM's initialisation vector and authentication tag, and a key. */
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** Length of the encrypted key with which a sealed file begins; the content follows, encrypted with that key. */
const WRAPPED_KEY_BYTES = IV_BYTES + TAG_BYTES + KEY_BYTES

/** A store whose files are unreadable without `secret`; a file is bound to its name and cannot be swapped for another. */
export function sealedStore(store: FileStore, secret: string, ids: Ids): FileStore {
  const wrapping = wrappingKey(secret)
  return {
    async put(name, bytes) {
      const fileKey = random(ids, KEY_BYTES)
      await store.put(name, Buffer.concat([seal(wrapping, fileKey, { name, ids }), seal(fileKey, bytes, { name, ids })]))
    },
    async get(name) {
      const sealed = await store.get(name)
      if (!sealed) return null
      const fileKey = unseal(wrapping, sealed.subarray(0, WRAPPED_KEY_BYTES), name)
      return unseal(fileKey, sealed.subarray(WRAPPED_KEY_BYTES), name)
    },
    remove: (name) => store.remove(name),
    list: (prefix) => store.list(prefix),
  }
}

/** A change of the installation's key (`npm run change-key`). */
export interface KeyChange {
  /** The old secret; `to` is the new one. */
  readonly from: string
  readonly to: string
  readonly ids: Ids
}

/**
 * Seals the files of a store for another key of the installation: the key of each file is encrypted again, its content stays. `store` is the
 * underlying store, without encryption. May be repeated after a failure. Returns the number of changed files; throws if neither key opens one.
 */
export async function resealFiles(store: FileStore, { from, to, ids }: KeyChange): Promise<number> {
  let changed = 0
  for await (const batch of store.list('')) {
    for (const { key: name } of batch.filter(({ key }) => !isUnfinished(key))) {
      const sealed = await store.get(name)
      if (!sealed || opens(to, sealed, name)) continue
      if (!opens(from, sealed, name)) throw new Error(`neither key opens ${name}`)
      const fileKey = unseal(wrappingKey(from), sealed.subarray(0, WRAPPED_KEY_BYTES), name)
      await store.put(name, Buffer.concat([seal(wrappingKey(to), fileKey, { name, ids }), sealed.subarray(WRAPPED_KEY_BYTES)]))
      changed += 1
    }
  }
  return changed
}

/** The key that encrypts the keys of files, derived from the installation's. */
const wrappingKey = (secret: string): Buffer => createHash('sha256').update('files:').update(secret).digest()

const random = (ids: Ids, size: number): Buffer => Buffer.from(ids.secret(size), 'base64url')

/** Encrypts bytes and binds them to the name: initialisation vector, tag, encrypted bytes. */
function seal(key: Buffer, bytes: Buffer, { name, ids }: { name: string; ids: Ids }): Buffer {
  const iv = random(ids, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Whether the file's own key is encrypted with this secret. */
function opens(secret: string, sealed: Buffer, name: string): boolean {
  try {
    unseal(wrappingKey(secret), sealed.subarray(0, WRAPPED_KEY_BYTES), name)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    return false
  }
}

/** Decrypts what `seal` made. Throws if the bytes were changed or belong to another name. */
function unseal(key: Buffer, bytes: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
