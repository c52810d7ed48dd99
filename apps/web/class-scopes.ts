// Build step: shortens the modules that map class names of CSS modules to scoped ones (`cell` → `cell-aB3d`). A name is composed when it is used.
import type { Plugin } from 'vite'

const CSS_MODULE = /\.module\.css$/
const SCOPE_MODULE = 'virtual:class-scope'
/**
 * A line of the module that Vite generates for a style sheet: a class and its scope of four letters, such as `const cell = "cell-aB3d";` or
 * `const _new = "new-aB3d";`.
 */
const LISTED_CLASS = /^(?:export )?(?:const|var) \S+ = "([\w-]+)-([\w-]{4})";$/gm

/** Replaces all lists: an object that composes the scoped class of any name. */
const SCOPE_CODE = "export const inScope = (scope) => new Proxy({}, { get: (_, name) => name + '-' + scope })"

/** The scope that all classes of the generated module end with; null if there is no class or more than one scope. */
export function findScope(code: string): string | null {
  const scopes = new Set([...code.matchAll(LISTED_CLASS)].map(([, , scope]) => scope))
  const [scope] = scopes
  return scopes.size === 1 && scope ? scope : null
}

/** Vite plugin; must come last, because Vite's own plugin generates the modules. A class name that the sheet does not have is composed as well. */
export function classScopes(): Plugin {
  return {
    name: 'class-scopes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === SCOPE_MODULE ? `\0${SCOPE_MODULE}` : null),
    load: (id) => (id === `\0${SCOPE_MODULE}` ? { code: SCOPE_CODE, moduleSideEffects: false } : null),
    transform(code, id) {
      const scope = CSS_MODULE.test(id) && findScope(code)
      return scope
        ? { code: `import { inScope } from '${SCOPE_MODULE}'\nexport default /* @__PURE__ */ inScope('${scope}')`, map: null }
        : null
    },
  }
}
