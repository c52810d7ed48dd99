// The two file stores of an installation: public pictures, and private documents.
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import { s3Store } from './s3-store.ts'
import { sealedStore } from './sealed-store.ts'
import { type FileStore, localStore } from './store.ts'

export interface Files {
  /** Readable by anybody at `/media/<key>`. */
  readonly pictures: FileStore
  /** Encrypted; served only through our own handlers. */
  readonly documents: FileStore
}

/** Both stores in one private bucket or in two folders, documents encrypted. */
export function openStore({ config, ids, log }: Omit<FilesDeps, 'secret'>, name: 'pictures' | 'documents'): FileStore {
  if (config.S3_URL) return s3Store({ url: config.S3_URL, region: config.S3_REGION, prefix: `${name}/` }, log)
  return localStore(join(config.DATA_DIR, 'files', name), ids, log)
}

interface FilesDeps {
  readonly config: Config
  readonly ids: Ids
  readonly log: Log
  readonly secret: string
}

/** `secret` is the installation's key: without it documents cannot be decrypted. */
export function createFiles(deps: FilesDeps): Files {
  return {
    pictures: openStore(deps, 'pictures'),
    documents: sealedStore(openStore(deps, 'documents'), deps.secret, deps.ids),
  }
}
