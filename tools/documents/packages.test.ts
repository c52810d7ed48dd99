// The check of npm packages: install scripts (programs that npm runs when it installs a package) that nobody has reviewed, and packages that
// nothing uses, are reported.
import { expect, test } from 'vitest'
import { checkScripts, checkUnused } from './packages.ts'

const lock = { packages: { 'node_modules/a': { version: '1.0.0', hasInstallScript: true }, 'node_modules/b': { version: '1.0.0' } } }
const read = { a: { version: '1.0.0', does: 'makes a link' } }

test('an install script that was read passes', () => {
  expect(checkScripts(lock, { a: true }, read)).toEqual([])
})

test('one that is not allowed, was not read, or was read of another version is refused', () => {
  expect(checkScripts(lock, {}, read)).toHaveLength(1)
  expect(checkScripts(lock, { a: true }, {})).toHaveLength(1)
  expect(checkScripts(lock, { a: true }, { a: { ...read.a, version: '0.9.0' } })).toEqual([
    expect.objectContaining({ message: expect.stringContaining('a 1.0.0 runs an install script') }),
  ])
})

test('a listed package that no longer has an install script is refused', () => {
  expect(checkScripts(lock, { a: true, b: true }, read)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('b runs no install script any more') }),
  ])
})

const unused = (text: string, dependencies: Record<string, string>, path = 'apps/server/src/x.ts') =>
  checkUnused({ files: [{ path, text }] }, { 'apps/server/package.json': { dependencies } }).map(({ message }) => message.split(' ')[0])

test('what is imported, resolved, typed for or loaded by a style sheet is used', () => {
  expect(unused("import { b } from '@a/b/c'", { '@a/b': '1.0.0', '@types/d': '1.0.0' })).toEqual(['@types/d'])
  expect(unused("import type d from 'd'\nexport const font = resolve(`e/" + '$' + '{d}`)', { '@types/d': '1.0.0', e: '1.0.0' })).toEqual([])
  expect(unused('a { src: url("f/g.woff2") }', { f: '1.0.0' }, 'apps/web/app/x.css')).toEqual([])
})

test('a package that is used nowhere is reported, even if another name begins with it', () => {
  expect(unused("import 'pg-boss'", { pg: '1.0.0', 'pg-boss': '1.0.0' })).toEqual(['pg'])
})
