// @vitest-environment node
// Class names of a style sheet end with four letters, its scope. The build reads the scope from the module that Vite generates for the sheet.
import { expect, test } from 'vitest'
import { findScope } from './class-scopes.ts'

/** The module that Vite generates for a CSS module with these classes. */
const viteModule = (...classes: string[]) =>
  `${classes.map((name, index) => `export const c${index} = "${name}";`).join('\n')}\nexport default {\n\tc0: c0\n};\n`

test('all classes of a sheet end with its scope, which may begin with a hyphen', () => {
  expect(findScope(viteModule('cell-aB3d', 'onGood-aB3d'))).toBe('aB3d')
  expect(findScope(viteModule('header--GI5'))).toBe('-GI5')
})

test('a sheet whose class names have no common scope keeps its list', () => {
  for (const code of [viteModule('cell-aB3d', 'cell-Zz_9'), viteModule('plain'), viteModule(), viteModule('cell-aB3d other-aB3d')])
    expect([code, findScope(code)]).toEqual([code, null])
})
