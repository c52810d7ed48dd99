// Licences and install scripts of packages that nobody has allowed are found.
import { expect, test } from 'vitest'
import { checkLicences, licencesDocument } from './licences.ts'

const lock = (name: string, known: object) => ({ packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...known } } })

test('an allowed licence passes', () => {
  expect(checkLicences(lock('a', { license: 'MIT' }), {})).toEqual([])
})

test('a licence that is not allowed is refused', () => {
  expect(checkLicences(lock('a', { license: 'GPL-3.0' }), {})).toEqual([
    { path: 'package-lock.json', message: 'a has the licence GPL-3.0, which is not allowed' },
  ])
})

test('a package without a licence is refused', () => {
  expect(checkLicences(lock('a', {}), {})).toHaveLength(1)
})

test('an install script has to be named', () => {
  const withScript = lock('a', { license: 'MIT', hasInstallScript: true })
  expect(checkLicences(withScript, {})).toHaveLength(1)
  expect(checkLicences(withScript, { a: true })).toEqual([])
})

test('the list tells the product apart from its tests', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
  }
  const [product, tests] = licencesDocument({ packages }).split('## Tests and tools')
  expect(product).toContain('| MIT | 1 | a 1.0.0 |')
  expect(tests).toContain('| ISC | 1 | b 2.0.0 |')
})
