// Finds every factor of the folder, so that adding one is adding its file.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from './factor.ts'

const folder = join(import.meta.dirname, 'factors')

let loading: Promise<readonly Factor[]> | undefined

/** All factors in the order of their groups, then of weight. The folder is read once per process. */
export function loadFactors(): Promise<readonly Factor[]> {
  loading ??= readFolder()
  return loading
}

async function readFolder(): Promise<readonly Factor[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const factors: Factor[] = []
  for (const name of names) {
    const module = (await import(pathToFileURL(join(folder, name)).href)) as Record<string, Factor>
    const [declared, ...rest] = Object.values(module)
    if (!declared || rest.length > 0 || `${declared.code}.ts` !== name) throw new Error(`${name} must export one factor of its own name`)
    factors.push(declared)
  }
  return factors.sort(
    (a, b) => factorGroups.indexOf(a.group) - factorGroups.indexOf(b.group) || a.points - b.points || a.code.localeCompare(b.code),
  )
}
