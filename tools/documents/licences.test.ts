// The licences of npm packages: one that is not allowed is reported, and docs/licences.md lists packages of the product apart from those of its
// tests.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLicences, type Lock, licencesDocument } from './licences.ts'

/** A lock file with one package; `fields` is the rest of its entry. */
const lock = (name: string, fields: object) => ({ packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...fields } } })

test('an allowed licence passes', () => {
  expect(checkLicences(lock('a', { license: 'MIT' }))).toEqual([])
})

test('a licence that is not allowed is refused', () => {
  expect(checkLicences(lock('a', { license: 'GPL-3.0' }))).toEqual([
    { path: 'package-lock.json', message: 'a has the licence GPL-3.0, which is not allowed' },
  ])
})

test('a package without a licence is refused', () => {
  expect(checkLicences(lock('a', {}))).toHaveLength(1)
})

test('the list shows the product apart from its tests', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
  }
  const [product, tests] = licencesDocument({ packages }).split('## Tests and tools')
  expect(product).toContain('| MIT | 1 | a 1.0.0 |')
  expect(tests).toContain('| ISC | 1 | b 2.0.0 |')
})

test('one command prints every package of the product as CycloneDX, without those of its tests', () => {
  const root = join(import.meta.dirname, '../..')
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { purl: string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const parts = Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const [, ...names] = path.split('node_modules/')
    const name = names.at(-1)
    return name && !dev && !link ? [`pkg:npm/${name.replace('@', '%40')}@${version}`] : []
  })
  const printed = components.map(({ purl }) => purl).filter((purl) => !purl.includes('%40sverka/'))
  expect(new Set(printed)).toEqual(new Set(parts))
})
