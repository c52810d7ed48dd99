// Finds the server's bundle: its code in a few JavaScript files, so that a start does not read two thousand TypeScript sources and strip their types.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './source-hash.ts'

/** Folder of the bundles, relative to the project's. */
export const BUNDLES = 'apps/server/build'
/**
 * The current bundle and the one before it, which running processes may still read. The names are always the same two, so that Node's cache of
 * compiled code does not grow with every change.
 */
export const BUNDLE_FOLDERS = ['one', 'other'] as const
/** File within a bundle that contains the hash of its sources. */
export const STAMP = '.sources'
/** Sources of a bundle, and the program that makes it. */
const SOURCES = [
  'apps/server/src',
  'apps/server/demo',
  'packages/contract/src',
  'packages/posting-lists/src',
  'package-lock.json',
  'tools/build-server.ts',
]

/** Hash of the current sources; reading them takes some 50 ms. */
export const hashServer = (root: string): string => sourceHash(root, SOURCES)

/** Folder of the bundle with this hash, or null. `root` is the folder of the project. */
export function findBundleFolder(root: string, hash: string): string | null {
  const folders = BUNDLE_FOLDERS.map((name) => join(root, BUNDLES, name))
  return folders.find((folder) => existsSync(join(folder, STAMP)) && readFileSync(join(folder, STAMP), 'utf8') === hash) ?? null
}

/** Path of the program in the bundle of the current sources; null if they have not been bundled. */
export function findBundle(root: string): string | null {
  if (!existsSync(join(root, BUNDLES))) return null
  const folder = findBundleFolder(root, hashServer(root))
  return folder && join(folder, 'serve.js')
}
