// A package for the server only that got into the browser's files is recognised by a text that it contains.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FORBIDDEN_PACKAGES, findForbiddenPackages } from './bundle.ts'

const packages = join(import.meta.dirname, '../node_modules')

test.each(Object.entries(FORBIDDEN_PACKAGES))('%s is recognised by «%s», which its own files contain', (name, mark) => {
  const { status } = spawnSync('grep', ['-rqF', '--include=*.js', '--include=*.mjs', mark, join(packages, name)])
  expect(status).toBe(0)
})

test('a file with a validator in it is refused, another is not', () => {
  expect(findForbiddenPackages('const a={"~kind":"Object"}')).toEqual(['typebox'])
  expect(findForbiddenPackages('const a={kind:"Object"}')).toEqual([])
})
