// @vitest-environment node
// What replaces a part of React Router has every name of it, and an upgrade that drops one is told.
import { expect, test } from 'vitest'
import { cut, replacement } from './router-parts.ts'

const ORIGINAL = 'function first() {}\n//#endregion\nexport { LIMIT, first, second };\n'

test('a name that is not replaced throws when the router calls it', async () => {
  const code = replacement(ORIGINAL, { names: ['first'], code: 'export const first = () => 1' })
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, () => unknown>
  expect(Object.keys(made).sort()).toEqual(['LIMIT', 'first', 'second'])
  expect(made.first?.()).toBe(1)
  expect(() => made.second?.()).toThrow('React Router calls a part')
})

test('a replaced name that the router no longer has fails the build', () => {
  expect(() => replacement(ORIGINAL, { names: ['third'], code: '' })).toThrow('React Router no longer has third')
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
  expect(cut(MODULE, { first: 'const first = 1', Second: 'const Second = null' })).toBe(
    '\nconst first = 1\nconst Second = null\nconst third = 3;\n',
  )
})

test('a function to replace that the router no longer has fails the build', () => {
  expect(() => cut(MODULE, { fourth: '' })).toThrow('React Router no longer has fourth')
})
