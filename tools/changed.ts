// Which tests stand beside what has been changed: for the loop of a working day, which cannot wait for all of them.

/** A folder of a product word or of shared ground, on any side; what stands deeper in it belongs to it. */
const FOLDER = /^(?:packages\/[\w-]+\/src|apps\/server\/src|apps\/web\/app)\/([\w-]+)\//
/** Folders of many words, of which the next folder down says which tests belong to a change. */
const WIDE = new Set(['platform', 'company-card'])
const OTHER = /^(?:apps\/server\/(?:test|programs|migrations)|tools|packages\/[\w-]+)\//

export interface Changed {
  /** Beginnings of paths, as vitest takes them; empty where nothing changed that has tests. */
  readonly tests: readonly string[]
  /** Files of browser tests, which this run names and leaves to `npm test`. */
  readonly specs: readonly string[]
}

/** `paths` are the changed files, `specs` all files of browser tests, both from the root of the repository. */
export function testsBeside(paths: readonly string[], specs: readonly string[]): Changed {
  const words = new Set(paths.flatMap((path) => FOLDER.exec(path)?.[1] ?? []))
  const isRelated = (spec: string) => [...words].some((word) => spec === `e2e/${word}.spec.ts` || spec.startsWith(`e2e/${word}-`))
  return {
    tests: [...new Set(paths.flatMap(parentFolder))].sort(),
    specs: [...new Set([...paths.filter((path) => specs.includes(path)), ...specs.filter(isRelated)])].sort(),
  }
}

/** Migrations and settings have no tests of their own beside them; the architecture rules read them. */
function parentFolder(path: string): string[] {
  const word = FOLDER.exec(path)
  if (word) {
    const [folder, name = ''] = word
    const deeper = WIDE.has(name) ? /^[\w-]+\//.exec(path.slice(folder.length))?.[0] : undefined
    return [folder + (deeper ?? '')]
  }
  if (path.startsWith('apps/server/migrations/')) return ['apps/server/src/platform/db/migrate']
  if (path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return [path]
  return OTHER.exec(path)?.[0].startsWith('tools') ? ['tools/'] : []
}
