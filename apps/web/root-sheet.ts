// Build step: assigns the style sheet of every page to the root route only, so that lazy parts do not fetch it again.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const ROOT = 'app/root.tsx'

/**
 * Vite plugin. React Router appends `#` to a route's sheet that a lazy part refers to as well, because a route's sheet is removed when
 * the route is left. The root is never left; because of the `#` Vite's loader considers the sheet missing and adds it after the page's
 * own, and the browser restyles and lays out the whole page again.
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

/** The sheets of all chunks that the root imports, assigned to the root. */
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
