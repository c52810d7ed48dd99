// The icon names and the sprite are the same list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test('every name has a symbol and every symbol a name', () => {
  const symbols = [...read('icons.svg').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  const names = [...read('icon.tsx').matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(symbols.toSorted())
})
