// Build step: a style sheet's class names are put together when they are used, instead of being listed in the browser's files.
import type { Plugin } from 'vite'

const SHEET = /\.module\.css$/
const MODULE = 'virtual:class-scope'
/** A listed class: `const cell = "cell-aB3d";` or `const _new = "new-aB3d";` */
const LISTED = /^(?:export )?(?:const|var) \S+ = "([\w-]+)-([\w-]{4})";$/gm

/** Makes the class of any name in a sheet's scope. */
const CODE = "export const inScope = (scope) => new Proxy({}, { get: (_, name) => name + '-' + scope })"

/** The scope that all classes of a sheet end with, or null if the module says anything else. */
export function findScope(code: string): string | null {
  const scopes = new Set([...code.matchAll(LISTED)].map(([, , scope]) => scope))
  const [scope] = scopes
  return scopes.size === 1 && scope ? scope : null
}

/** Vite plugin: must come last, because Vite's own plugin writes the lists. A name without a rule gives a class that nothing styles. */
export function classScopes(): Plugin {
  return {
    name: 'class-scopes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? { code: CODE, moduleSideEffects: false } : null),
    transform(code, id) {
      const scope = SHEET.test(id) && findScope(code)
      return scope ? { code: `import { inScope } from '${MODULE}'\nexport default /* @__PURE__ */ inScope('${scope}')`, map: null } : null
    },
  }
}
