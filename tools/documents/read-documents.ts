// Collects the project's documents, and the facts of the project with which their statements are compared: commands, modules and file names.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Project } from '../architecture/project.ts'
import type { Documents } from './documents.ts'

const TOP = ['README.md', 'ARCHITECTURE.md', 'GLOSSARY.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', '.env.example']
const FOLDERS = [
  'docs',
  'docs/decisions',
  'docs/how-to',
  'apps/server/src/company-index',
  'apps/server/src/company-search',
  'apps/web/document',
]

/** Reads the documents that the checks of `documents.ts` need. */
export function readDocuments(root: string, { architecture, files }: Project): Documents {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  return {
    texts: new Map([...TOP, ...inFolders].map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    scripts: Object.keys(manifest.scripts),
    words: architecture.modules,
    fileNames: new Set(files.map(({ path }) => basename(path))),
    exists: (path) => existsSync(join(root, path)),
  }
}
