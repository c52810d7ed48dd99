// The two stores of an installation: public pictures, and documents that only our own handlers may open.
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
  /** Encrypted; no address leads here. */
  readonly documents: FileStore
}

/** Files as they lie in one private bucket or in two folders, documents sealed. */
export function openStore({ config, ids, log }: Omit<FilesDeps, 'secret'>, name: 'pictures' | 'documents'): FileStore {
  if (config.S3_URL) return s3Store({ url: config.S3_URL, region: config.S3_REGION, prefix: `${name}/` }, log)
  return localStore(join(config.DATA_DIR, 'files', name), ids)
}

interface FilesDeps {
  readonly config: Config
  readonly ids: Ids
  readonly log: Log
  readonly secret: string
}

/** `secret` is the installation's key: without it the documents cannot be read any more. */
export function createFiles(deps: FilesDeps): Files {
  return {
    pictures: openStore(deps, 'pictures'),
    documents: sealedStore(openStore(deps, 'documents'), deps.secret, deps.ids),
  }
}
