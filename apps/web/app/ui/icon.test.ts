// The names of icons and the flags of the languages match the symbols of the sprite `icons.svg`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test('every name has a symbol and every symbol a name', () => {
  const symbols = [...read('icons.svg').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)
  const names = [...read('icon.tsx').matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name)
  expect([...names, ...locales.map((locale) => `flag-${locale}`)].toSorted()).toEqual(symbols.toSorted())
})
