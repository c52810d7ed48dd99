// The version of the rules: a hash over the source files that decide a verdict, so that no change of one is forgotten.
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')

/** Rules, what they are read from, and the decoders of stored blocks; paths in the project. */
const FOLDERS = ['apps/server/src/reliability/rules/**/*.ts', 'apps/server/src/reliability/dossier/*.ts']
const FILES = [
  'apps/server/src/registry/blocks.ts',
  'apps/server/src/registry/block-codec.ts',
  'apps/server/src/registry/block-codec-phrases.ts',
  'apps/server/src/registry/sanctions-names.ts',
  'packages/contract/src/company-binding.rules.ts',
  'packages/contract/src/company.rules.ts',
  'packages/contract/src/people.rules.ts',
  'packages/contract/src/company-card/reliability.rules.ts',
]
/** Texts and tests change no figure. */
const OTHER = /\.(texts|test)\.ts$/

let reading: Promise<string> | undefined

/** The same in every process of one release; read once per process. */
export function rulesVersion(): Promise<string> {
  reading ??= versionOf(root)
  return reading
}

/** Every file that decides, in one order. */
export async function decidingFiles(project: string): Promise<string[]> {
  const files = [...FILES]
  for await (const file of glob(FOLDERS, { cwd: project })) if (!OTHER.test(file)) files.push(file)
  return files.sort()
}

/** The version of the sources in a folder. */
export async function versionOf(project: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await decidingFiles(project)) hash.update(`${file}\0`).update(await readFile(join(project, file)))
  return hash.digest('hex')
}
