// @vitest-environment node
// What replaces a part of React Router has every name of it, and an upgrade that drops one is told.
import { expect, test } from 'vitest'
import { replacement } from './router-parts.ts'

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
