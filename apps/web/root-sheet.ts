// Build step: the style sheet of every page belongs to the root route alone, so that parts that come later do not fetch it again.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const ROOT = 'app/root.tsx'

/**
 * Vite plugin. React Router writes `#` behind a route's sheet that a lazily loaded part names too, since the sheet of a route goes when
 * the route is left. The root is never left; with the mark, Vite's loader takes the sheet for a missing one, adds it after the page's
 * own, and the browser styles and lays out the whole page once more.
 */
export function rootSheet(): Plugin {
  return {
    name: 'root-sheet',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      handler({ dir }) {
        if (this.environment.name !== 'client' || !dir) return
        const path = join(dir, '.vite/manifest.json')
        writeFileSync(path, JSON.stringify(withRootSheet(JSON.parse(readFileSync(path, 'utf8')) as Manifest)))
      },
    },
  }
}

/** The sheets of all chunks that the root imports, named by the root. */
function withRootSheet(manifest: Manifest): Manifest {
  const [key, root] = Object.entries(manifest).find(([name]) => name.startsWith(ROOT)) ?? []
  if (!key || !root) throw new Error(`The build's manifest does not name ${ROOT}`)
  const chunks = new Set<string>()
  const walk = (name: string): void => {
    if (chunks.has(name)) return
    chunks.add(name)
    manifest[name]?.imports?.forEach(walk)
  }
  walk(key)
  const css = [...new Set([...chunks].flatMap((name) => manifest[name]?.css ?? []))]
  return Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => [
      name,
      name === key ? { ...chunk, css } : { ...chunk, css: chunk.css?.filter((file) => !css.includes(file)) },
    ]),
  )
}
