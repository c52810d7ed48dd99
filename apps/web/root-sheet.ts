// Build step: assigns the style sheet that every page has to the root route only, so that lazily loaded parts do not add it to the page again.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const ROOT = 'app/root.tsx'

/**
 * Vite plugin. React Router removes a route's sheet when the route is left. If a lazily loaded part refers to the same sheet, it appends `#` to the
 * route's URL of the sheet, so that Vite's loader adds another copy for the part. The root is never left, so its copy would be useless, and adding it
 * makes the browser restyle and lay out the whole page again.
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

/** Vite's manifest of the build's files, with the sheets of all chunks that the root imports assigned to the root, and removed from the others. */
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
