// Where the server's bundle lies: all of its code in a few files, so that a start does not read and strip some two thousand sources.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './source-hash.ts'

/** Folder of the bundles below the project's; each has a folder of its own there. */
export const BUNDLES = 'apps/server/build'
/** What a bundle is made of and by. */
const SOURCES = [
  'apps/server/src',
  'apps/server/demo',
  'packages/contract/src',
  'packages/posting-lists/src',
  'package-lock.json',
  'tools/build-server.ts',
]

/** Name of the folder of the bundle that is made of the present sources. It takes some 50 ms to read them. */
export const nameBundle = (root: string): string => sourceHash(root, SOURCES)

/** The program of the bundle of the present sources, or null where none was made. `root` is the folder of the project. */
export function findBundle(root: string): string | null {
  if (!existsSync(join(root, BUNDLES))) return null
  const program = join(root, BUNDLES, nameBundle(root), 'serve.js')
  return existsSync(program) ? program : null
}
