// Private files: each encrypted with its own key (AES-256-GCM), which is encrypted with the installation's key.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { Ids } from '../ids.ts'
import type { FileStore } from './store.ts'

const IV = 12
const TAG = 16
const KEY = 32
const WRAPPED = IV + TAG + KEY

/** A store whose files are unreadable without `secret`; a file is bound to its name and cannot be swapped for another. */
export function sealedStore(store: FileStore, secret: string, ids: Ids): FileStore {
  const wrapping = createHash('sha256').update('files:').update(secret).digest()
  const random = (size: number): Buffer => Buffer.from(ids.secret(size), 'base64url')
  const seal = (key: Buffer, bytes: Buffer, name: string): Buffer => {
    const iv = random(IV)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed])
  }
  return {
    async put(name, bytes) {
      const own = random(KEY)
      await store.put(name, Buffer.concat([seal(wrapping, own, name), seal(own, bytes, name)]))
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

/** Throws if the bytes were changed or belong to another name. */
function unseal(key: Buffer, bytes: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV)).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()])
}
