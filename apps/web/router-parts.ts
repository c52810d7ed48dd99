// Build step: replaces those parts of React Router in the browser that hardly a page needs, a twentieth of a first visit's scripts.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = '/react-router/dist/production/'
const OURS = JSON.stringify(join(import.meta.dirname, 'document/page-data.ts'))
const VIRTUAL = '\0router-part:'
const ORIGINAL = 'react-router:'

/** What replaces the exports that the browser uses, by the router's module. */
const REPLACED: Readonly<Record<string, { readonly code: string; readonly names: readonly string[] }>> = {
  'lib/dom/ssr/single-fetch.js': {
    names: ['decodeViaTurboStream', 'getTurboStreamSingleFetchDataStrategy'],
    code: `export { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from ${OURS}`,
  },
  // Every page has the whole list of routes: none are searched for while navigating.
  'lib/dom/ssr/fog-of-war.js': {
    names: ['isFogOfWarEnabled', 'getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
    code: `export const isFogOfWarEnabled = () => false, getPartialManifest = (manifest) => manifest,
      getPatchRoutesOnNavigationFunction = () => undefined, useFogOFWarDiscovery = () => undefined`,
  },
  // Hooks for measuring programs, of which there are none.
  'lib/router/instrumentation.js': {
    names: ['consumeInstrumentationClientResultMetaReceiver'],
    code: 'export const consumeInstrumentationClientResultMetaReceiver = () => undefined',
  },
}

const EXPORTS = /^export \{ (.+) \};$/m

/** The module that replaces one of the router's: all exports of it that we do not replace throw when they are called. */
export function replacement(original: string, { code, names }: (typeof REPLACED)[string]): string {
  const exported = EXPORTS.exec(original)?.[1]?.split(', ') ?? []
  const missing = names.filter((name) => !exported.includes(name))
  if (missing.length > 0) throw new Error(`React Router no longer has ${missing.join(', ')}`)
  const others = exported.filter((name) => !names.includes(name)).map((name) => `unused as ${name}`)
  return `${code}
function unused() { throw new Error('React Router calls a part that the pages were built without') }
export { ${others.join(', ')} }`
}

/** Vite plugin: only the browser's files change, and only in a build. `react-router:single-fetch` is the module that ours replaces. */
export function routerParts(): Plugin {
  const originals = new Map<string, { path: string; part: string }>()
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source.startsWith(ORIGINAL)) return originals.get(source.slice(ORIGINAL.length))?.path ?? null
      if (!importer?.includes(PACKAGE)) return null
      const path = join(dirname(importer), source)
      const part = path.slice(path.indexOf(PACKAGE) + PACKAGE.length)
      if (!REPLACED[part]) return null
      const name = basename(path, '.js')
      originals.set(name, { path, part })
      return `${VIRTUAL}${name}`
    },
    load(id) {
      const { path, part } = (id.startsWith(VIRTUAL) && originals.get(id.slice(VIRTUAL.length))) || {}
      const replaced = part && REPLACED[part]
      return path && replaced ? { code: replacement(readFileSync(path, 'utf8'), replaced), moduleSideEffects: false } : null
    },
    buildEnd(error) {
      if (!error && originals.size < Object.keys(REPLACED).length)
        throw new Error('React Router no longer has all modules that are replaced')
    },
  }
}
