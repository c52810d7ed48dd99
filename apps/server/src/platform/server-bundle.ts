// Where the server's bundle lies: all of its code in a few files, so that a start does not read and strip some two thousand sources.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './source-hash.ts'

/** Folder of the bundles below the project's. */
export const BUNDLES = 'apps/server/build'
/**
 * The present bundle and the one before, which processes may still read. The names are always the same two, so that Node's cache of compiled code
 * does not grow with every change.
 */
export const BUNDLE_FOLDERS = ['one', 'other'] as const
/** Within a bundle: the hash of the sources that it is made of. */
export const STAMP = '.sources'
/** What a bundle is made of and by. */
const SOURCES = [
  'apps/server/src',
  'apps/server/demo',
  'packages/contract/src',
  'packages/posting-lists/src',
  'package-lock.json',
  'tools/build-server.ts',
]

/** Hash of what a bundle is made of now. It takes some 50 ms to read. */
export const hashServer = (root: string): string => sourceHash(root, SOURCES)

/** Folder of the bundle with this hash, or null. `root` is the folder of the project. */
export function findBundleFolder(root: string, hash: string): string | null {
  const folders = BUNDLE_FOLDERS.map((name) => join(root, BUNDLES, name))
  return folders.find((folder) => existsSync(join(folder, STAMP)) && readFileSync(join(folder, STAMP), 'utf8') === hash) ?? null
}

/** Path of the program in the bundle of the present sources, or null if none was made. */
export function findBundle(root: string): string | null {
  if (!existsSync(join(root, BUNDLES))) return null
  const folder = findBundleFolder(root, hashServer(root))
  return folder && join(folder, 'serve.js')
}
