// The two stores of an installation: public pictures, and documents that only our own handlers may open.
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Ids } from '../ids.ts'
import { sealedStore } from './sealed-store.ts'
import { type FileStore, localStore } from './store.ts'

export interface Files {
  /** Readable by anybody at `/media/<key>`. */
  readonly pictures: FileStore
  /** Encrypted; no address leads here. */
  readonly documents: FileStore
}

/** `secret` is the installation's key: without it the documents cannot be read any more. */
export function createFiles({ config, ids, secret }: { config: Config; ids: Ids; secret: string }): Files {
  const folder = join(config.DATA_DIR, 'files')
  return {
    pictures: localStore(join(folder, 'pictures'), ids),
    documents: sealedStore(localStore(join(folder, 'documents'), ids), secret, ids),
  }
}
