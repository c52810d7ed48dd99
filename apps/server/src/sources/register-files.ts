// The register files that staff may import from the server's disk: only files below the configured folder, whatever path or link a request names.
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { RegisterFile } from '@sverka/contract/sources/sources.staff'

/** Limit of the listed files. */
const MAX_FILES = 500

/** The files of a folder and its subfolders by name; links and hidden files are left out. */
export async function listFiles(folder: string): Promise<RegisterFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const files = names.slice(0, MAX_FILES).map(async (name) => {
    const { size, mtime } = await stat(join(folder, name))
    return { name, bytes: size, changed_at: mtime.toISOString() }
  })
  return Promise.all(files)
}

/** The real path of a file or folder below the configured one; null for any other path. */
export async function pathBelow(folder: string, name: string): Promise<string | null> {
  if (name.includes('\0')) return null
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    return path.startsWith(`${root}${sep}`) ? path : null
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
