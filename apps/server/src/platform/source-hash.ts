// One hash of everything in some folders and files, so that work on unchanged sources can be skipped.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with generated files. */
const RESULTS = new Set(['node_modules', 'build', '.react-router'])

/** Hash of names and contents of all files at `paths` below `root`; a missing path counts as empty. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    const whole = join(root, path)
    const found = statSync(whole, { throwIfNoEntry: false })
    if (found?.isDirectory()) {
      for (const name of readdirSync(whole).sort()) if (!RESULTS.has(name)) visit(join(path, name))
    } else if (found) {
      const content = readFileSync(whole)
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
  paths.forEach(visit)
  return hash.digest('hex')
}
