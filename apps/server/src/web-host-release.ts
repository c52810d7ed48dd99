// Identifies the release that renders pages by a hash of the server's sources and the built web app: it is part of the ETags of pages, so that
// a new release makes the copies of browsers outdated.
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const FILES = ['apps/server/src/**/*.ts', 'packages/contract/src/**/*.ts', 'apps/web/build/server/**/*.js']
/** Files that run in tests only do not affect pages. */
const TESTS = /\.test\.ts$/

/** The hash of the release; the same in every process of one release. */
export async function readRelease(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(FILES, { cwd: root })) if (!TESTS.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
