// Build step: replaces parts of React Router that the pages do not need in the browser; they are a twentieth of the scripts of a first visit.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = '/react-router/dist/production/'
const OWN_PAGE_DATA = JSON.stringify(join(import.meta.dirname, 'document/page-data.ts'))
/** Prefix of the ids of replacing modules. */
const VIRTUAL = '\0router-part:'
/** Prefix by which own code imports a replaced module of React Router: `react-router:single-fetch`. */
const ORIGINAL = 'react-router:'

/** By module of React Router: the exports that the browser uses, and the code that replaces them. The other exports throw when they are called. */
const REPLACED_MODULES: Readonly<Record<string, { readonly code: string; readonly names: readonly string[] }>> = {
  'lib/dom/ssr/single-fetch.js': {
    names: ['decodeViaTurboStream', 'getTurboStreamSingleFetchDataStrategy'],
    code: `export { decodeViaTurboStream, getTurboStreamSingleFetchDataStrategy } from ${OWN_PAGE_DATA}`,
  },
  // Lazy discovery of routes («fog of war»): every page has the list of all routes, so none are requested while navigating.
  'lib/dom/ssr/fog-of-war.js': {
    names: ['isFogOfWarEnabled', 'getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
    code: `export const isFogOfWarEnabled = () => false, getPartialManifest = (manifest) => manifest,
      getPatchRoutesOnNavigationFunction = () => undefined, useFogOFWarDiscovery = () => undefined`,
  },
  // Hooks for programs that measure the router; none is used.
  'lib/router/instrumentation.js': {
    names: ['consumeInstrumentationClientResultMetaReceiver'],
    code: 'export const consumeInstrumentationClientResultMetaReceiver = () => undefined',
  },
}

/** Single functions and components that are replaced in a module that stays. Prefetching: no link of the site loads a page before it is followed. */
const REPLACED_DECLARATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/dom/ssr/components.js': {
    usePrefetchBehavior: 'const usePrefetchBehavior = () => [false, null, {}]',
    PrefetchPageLinks: 'const PrefetchPageLinks = () => null',
  },
  // `ui/link.tsx` has its own `NavLink`.
  'lib/dom/lib.js': { NavLink: 'const NavLink = null' },
}

const EXPORTS = /^export \{ (.+) \};$/m

/** Code of the module that replaces one of the router's. Exports without a replacement throw when they are called. */
export function replacementModule(original: string, { code, names }: (typeof REPLACED_MODULES)[string]): string {
  const exported = EXPORTS.exec(original)?.[1]?.split(', ') ?? []
  const missing = names.filter((name) => !exported.includes(name))
  if (missing.length > 0) throw new Error(`React Router no longer has ${missing.join(', ')}`)
  const others = exported.filter((name) => !names.includes(name)).map((name) => `unused as ${name}`)
  return `${code}
function unused() { throw new Error('React Router calls a part that the pages were built without') }
export { ${others.join(', ')} }`
}

/** Code of a module with other code in place of the named functions and components, each of which ends with a line `}` or `});`. */
export function replaceDeclarations(original: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((code, [name, newCode]) => {
    const isFunction = code.includes(`\nfunction ${name}(`)
    const start = code.indexOf(isFunction ? `\nfunction ${name}(` : `\nconst ${name} = React$1.forwardRef(`) + 1
    if (start === 0) throw new Error(`React Router no longer has ${name}`)
    const closing = isFunction ? '\n}\n' : '\n});\n'
    const rest = code.slice(code.indexOf(closing, start) + closing.length).replace(`${name}.displayName = "${name}";\n`, '')
    return `${code.slice(0, start)}${newCode}\n${rest}`
  }, original)
}

/** Vite plugin: changes the browser's files only, and only in a build. Fails if React Router no longer has a part that is replaced. */
export function routerParts(): Plugin {
  const originals = new Map<string, { path: string; part: string }>()
  const changedModules = new Set<string>()
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
      if (!REPLACED_MODULES[part]) return null
      const name = basename(path, '.js')
      originals.set(name, { path, part })
      return `${VIRTUAL}${name}`
    },
    load(id) {
      const { path, part } = (id.startsWith(VIRTUAL) && originals.get(id.slice(VIRTUAL.length))) || {}
      const replaced = part && REPLACED_MODULES[part]
      return path && replaced ? { code: replacementModule(readFileSync(path, 'utf8'), replaced), moduleSideEffects: false } : null
    },
    transform(code, id) {
      const part = id.slice(id.indexOf(PACKAGE) + PACKAGE.length)
      const replaced = id.includes(PACKAGE) ? REPLACED_DECLARATIONS[part] : undefined
      if (!replaced) return null
      changedModules.add(part)
      return { code: replaceDeclarations(code, replaced), map: null }
    },
    buildEnd(error) {
      if (!error && originals.size + changedModules.size < Object.keys(REPLACED_MODULES).length + Object.keys(REPLACED_DECLARATIONS).length)
        throw new Error('React Router no longer has all modules that are replaced')
    },
  }
}
