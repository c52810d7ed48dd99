// Opens the two file stores of an installation, public pictures and private documents: in folders under DATA_DIR, or in an S3 bucket.
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
  /** Encrypted; served only by API operations that check access. */
  readonly documents: FileStore
}

/** One of the two stores, without encryption: a folder, or a prefix in the one private bucket. */
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

/** Both stores, documents encrypted. `secret` is the installation's key: without it documents cannot be decrypted. */
export function createFiles(deps: FilesDeps): Files {
  return {
    pictures: openStore(deps, 'pictures'),
    documents: sealedStore(openStore(deps, 'documents'), deps.secret, deps.ids),
  }
}
