// The version of the rules: a hash over the source files that decide what a report says, so that no change of a rule is forgotten.
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Texts, examples and tests change no figure. */
const OTHER = /^(texts|examples|backtest)\/|\.test\.ts$/

let reading: Promise<string> | undefined

/** The same in every process of one release; read once per process. */
export function factorsVersion(): Promise<string> {
  reading ??= hashFolder(import.meta.dirname)
  return reading
}

async function hashFolder(folder: string): Promise<string> {
  const names: string[] = []
  for await (const name of glob('**/*.ts', { cwd: folder })) if (!OTHER.test(name)) names.push(name)
  const hash = createHash('sha256')
  for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}
