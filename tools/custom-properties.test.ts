// Every custom property that a style sheet uses without a fallback is defined in a style sheet or set by a component.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../apps/web/app')
const readAll = (pattern: string) => globSync(pattern, { cwd: app }).map((name) => [name, readFileSync(join(app, name), 'utf8')] as const)

test('no style sheet uses a custom property that nobody defines', () => {
  const sheets = readAll('**/*.css')
  const components = readAll('**/*.{ts,tsx}').map(([, text]) => text)
  const defined = new Set([
    ...sheets.flatMap(([, text]) => text.match(/--[a-z][a-z0-9-]*(?=\s*:)/g) ?? []),
    ...components.flatMap((text) => text.match(/--[a-z][a-z0-9-]*/g) ?? []),
  ])
  const missing = sheets.flatMap(([name, text]) =>
    [...text.matchAll(/var\((--[a-z][a-z0-9-]*)\s*\)/g)]
      .filter(([, used = '']) => !defined.has(used))
      .map(([, used]) => `${name}: ${used}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
