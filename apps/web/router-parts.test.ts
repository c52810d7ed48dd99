// @vitest-environment node
// The code that replaces a module of React Router has all of its exports; an upgrade that removes a replaced name fails the build.
import { expect, test } from 'vitest'
import { replaceDeclarations, replacementModule } from './router-parts.ts'

/** The end of a module of React Router: the export list is what matters. */
const ORIGINAL = 'function first() {}\n//#endregion\nexport { LIMIT, first, second };\n'

test('a name that is not replaced throws when the router calls it', async () => {
  const code = replacementModule(ORIGINAL, { names: ['first'], code: 'export const first = () => 1' })
  const replaced = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, () => unknown>
  expect(Object.keys(replaced).sort()).toEqual(['LIMIT', 'first', 'second'])
  expect(replaced.first?.()).toBe(1)
  expect(() => replaced.second?.()).toThrow('React Router calls a part')
})

test('a replaced name that the router no longer has fails the build', () => {
  expect(() => replacementModule(ORIGINAL, { names: ['third'], code: '' })).toThrow('React Router no longer has third')
})

const MODULE = `
function first() {
\treturn { a: 1 };
}
const Second = React$1.forwardRef(function Second() {
\treturn null;
});
Second.displayName = "Second";
const third = 3;
`

test('single functions and components of a module are replaced, the rest of it stays', () => {
  expect(replaceDeclarations(MODULE, { first: 'const first = 1', Second: 'const Second = null' })).toBe(
    '\nconst first = 1\nconst Second = null\nconst third = 3;\n',
  )
})

test('a function to replace that the router no longer has fails the build', () => {
  expect(() => replaceDeclarations(MODULE, { fourth: '' })).toThrow('React Router no longer has fourth')
})
