// Private files: each encrypted with its own key (AES-256-GCM), which is encrypted with the installation's key.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Ids } from '../ids.ts'
import { type FileStore, isUnfinished } from './store.ts'

/** Lengths in bytes: AES-GCM's initialisation vector and authentication tag, and a key. */
const IV = 12
const TAG = 16
const KEY = 32
/** A sealed file begins with its own key, encrypted with the installation's; its content follows, encrypted with its own key. */
const WRAPPED = IV + TAG + KEY

/** A store whose files are unreadable without `secret`; a file is bound to its name and cannot be swapped for another. */
export function sealedStore(store: FileStore, secret: string, ids: Ids): FileStore {
  const wrapping = wrappingKey(secret)
  return {
    async put(name, bytes) {
      const own = random(ids, KEY)
      await store.put(name, Buffer.concat([seal(wrapping, own, { name, ids }), seal(own, bytes, { name, ids })]))
    },
    async get(name) {
      const sealed = await store.get(name)
      if (!sealed) return null
      const own = unseal(wrapping, sealed.subarray(0, WRAPPED), name)
      return unseal(own, sealed.subarray(WRAPPED), name)
    },
    remove: (name) => store.remove(name),
    list: (prefix) => store.list(prefix),
  }
}

/** A change of the installation's key. */
export interface KeyChange {
  /** The old secret; `to` is the new one. */
  readonly from: string
  readonly to: string
  readonly ids: Ids
}

/**
 * Seals the files of a store for another key of the installation: a file's own key is encrypted again, its content stays. `store` is the one
 * below the sealed one. May be repeated; returns how many were changed. Throws where neither key opens a file.
 */
export async function resealFiles(store: FileStore, { from, to, ids }: KeyChange): Promise<number> {
  let changed = 0
  for await (const batch of store.list('')) {
    for (const { key: name } of batch.filter(({ key }) => !isUnfinished(key))) {
      const sealed = await store.get(name)
      if (!sealed || opens(to, sealed, name)) continue
      if (!opens(from, sealed, name)) throw new Error(`neither key opens ${name}`)
      const own = unseal(wrappingKey(from), sealed.subarray(0, WRAPPED), name)
      await store.put(name, Buffer.concat([seal(wrappingKey(to), own, { name, ids }), sealed.subarray(WRAPPED)]))
      changed += 1
    }
  }
  return changed
}

const wrappingKey = (secret: string): Buffer => createHash('sha256').update('files:').update(secret).digest()

const random = (ids: Ids, size: number): Buffer => Buffer.from(ids.secret(size), 'base64url')

function seal(key: Buffer, bytes: Buffer, { name, ids }: { name: string; ids: Ids }): Buffer {
  const iv = random(ids, IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Whether the key is the one that the file's own key is encrypted with. */
function opens(secret: string, sealed: Buffer, name: string): boolean {
  try {
    unseal(wrappingKey(secret), sealed.subarray(0, WRAPPED), name)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    return false
  }
}

/** Throws if the bytes were changed or belong to another name. */
function unseal(key: Buffer, bytes: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()])
}
