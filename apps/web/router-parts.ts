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

/** What replaces single functions and components of a module that stays: no link of ours fetches a page before it is followed. */
const CUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/dom/ssr/components.js': {
    usePrefetchBehavior: 'const usePrefetchBehavior = () => [false, null, {}]',
    PrefetchPageLinks: 'const PrefetchPageLinks = () => null',
  },
  // `ui/link.tsx` knows the current section itself.
  'lib/dom/lib.js': { NavLink: 'const NavLink = null' },
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

/** The module with other code in place of the named functions and components, which end at a line of their own. */
export function cut(original: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((code, [name, instead]) => {
    const isFunction = code.includes(`\nfunction ${name}(`)
    const start = code.indexOf(isFunction ? `\nfunction ${name}(` : `\nconst ${name} = React$1.forwardRef(`) + 1
    if (start === 0) throw new Error(`React Router no longer has ${name}`)
    const closing = isFunction ? '\n}\n' : '\n});\n'
    const after = code.slice(code.indexOf(closing, start) + closing.length).replace(`${name}.displayName = "${name}";\n`, '')
    return `${code.slice(0, start)}${instead}\n${after}`
  }, original)
}

/** Vite plugin: only the browser's files change, and only in a build. `react-router:single-fetch` is the module that ours replaces. */
export function routerParts(): Plugin {
  const originals = new Map<string, { path: string; part: string }>()
  const done = new Set<string>()
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
    transform(code, id) {
      const part = id.slice(id.indexOf(PACKAGE) + PACKAGE.length)
      const replaced = id.includes(PACKAGE) ? CUT[part] : undefined
      if (!replaced) return null
      done.add(part)
      return { code: cut(code, replaced), map: null }
    },
    buildEnd(error) {
      if (!error && originals.size + done.size < Object.keys(REPLACED).length + Object.keys(CUT).length)
        throw new Error('React Router no longer has all modules that are replaced')
    },
  }
}
