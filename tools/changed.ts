// Finds the tests that belong to changed files, for `npm run test:changed`, which developers run often and which must be quicker than all tests.

/** A folder of a module (such as `cart`) or of shared code, on any side; files in its subfolders count as its own. */
const FOLDER = /^(?:packages\/[\w-]+\/src|apps\/server\/src|apps\/web\/app)\/([\w-]+)\//
/** Large folders: only the tests of the changed subfolder belong to a change. */
const WIDE = new Set(['platform', 'company-card'])
const OTHER = /^(?:apps\/server\/(?:test|programs|migrations)|tools|packages\/[\w-]+)\//

/** The tests that belong to a change. */
export interface Changed {
  /** Path prefixes for vitest; empty where no change has tests. */
  readonly tests: readonly string[]
  /** Browser tests that belong to the change; they are named, and `npm test` runs them. */
  readonly specs: readonly string[]
}

/** `paths` are the changed files, `specs` all browser tests, both relative to the root. */
export function testsBeside(paths: readonly string[], specs: readonly string[]): Changed {
  const modules = new Set(paths.flatMap((path) => FOLDER.exec(path)?.[1] ?? []))
  const isRelated = (spec: string) => [...modules].some((module) => spec === `e2e/${module}.spec.ts` || spec.startsWith(`e2e/${module}-`))
  return {
    tests: [...new Set(paths.flatMap(parentFolder))].sort(),
    specs: [...new Set([...paths.filter((path) => specs.includes(path)), ...specs.filter(isRelated)])].sort(),
  }
}

/** The path prefix of the tests for a changed file; none for documents and settings, which only the architecture rules check. */
function parentFolder(path: string): string[] {
  const module = FOLDER.exec(path)
  if (module) {
    const [folder, name = ''] = module
    const deeper = WIDE.has(name) ? /^[\w-]+\//.exec(path.slice(folder.length))?.[0] : undefined
    return [folder + (deeper ?? '')]
  }
  if (path.startsWith('apps/server/migrations/')) return ['apps/server/src/platform/db/migrate']
  if (path.endsWith('.test.ts') || path.endsWith('.test.tsx')) return [path]
  return OTHER.exec(path)?.[0].startsWith('tools') ? ['tools/'] : []
}
