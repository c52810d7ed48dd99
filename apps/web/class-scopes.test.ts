// @vitest-environment node
// The scope of a style sheet's classes is read from the list that Vite writes for it.
import { expect, test } from 'vitest'
import { findScope } from './class-scopes.ts'

const listed = (...classes: string[]) =>
  `${classes.map((name, index) => `export const c${index} = "${name}";`).join('\n')}\nexport default {\n\tc0: c0\n};\n`

test('all classes of a sheet end with its scope, which may begin with a hyphen', () => {
  expect(findScope(listed('cell-aB3d', 'onGood-aB3d'))).toBe('aB3d')
  expect(findScope(listed('header--GI5'))).toBe('-GI5')
})

test('a sheet with other class names keeps its list', () => {
  for (const code of [listed('cell-aB3d', 'cell-Zz_9'), listed('plain'), listed(), listed('cell-aB3d other-aB3d')])
    expect([code, findScope(code)]).toEqual([code, null])
})
