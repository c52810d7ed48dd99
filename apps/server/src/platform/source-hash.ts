// Computes one hash of all source files in some folders, so that builds of unchanged sources can be skipped.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with generated files, which do not count. */
const GENERATED = new Set(['node_modules', 'build', '.react-router'])

/** Hash of names and contents of all files at `paths` below `root`; a missing path counts as empty. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    const fullPath = join(root, path)
    const found = statSync(fullPath, { throwIfNoEntry: false })
    if (found?.isDirectory()) {
      for (const name of readdirSync(fullPath).sort()) if (!GENERATED.has(name)) visit(join(path, name))
    } else if (found) {
      const content = readFileSync(fullPath)
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
  paths.forEach(visit)
  return hash.digest('hex')
}
