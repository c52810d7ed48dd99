// The settings of the linter Biome: files that break one rule each are written into a temporary folder, and the rule must report them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'linter-'))
afterAll(() => rmSync(folder, { recursive: true }))
const settings = readFileSync(join(root, 'biome.json'), 'utf8')
// The folder is no git repository.
writeFileSync(join(folder, 'biome.json'), settings.replace(/"vcs": .*/, ''))

/** Names of the linter rules that the file breaks. */
function broken(path: string): string[] {
  const { stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--error-on-warnings', path], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [...stderr.matchAll(/ lint\/\w+\/(\w+) /g)].map(([, name = '']) => name)
}

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const cart = 'apps/server/src/cart/cart.ts'
const cartTest = 'apps/server/src/cart/cart.test.ts'
const page = 'apps/web/app/cart/cart.page.tsx'
/** A file of that many lines. */
const lines = (count: number) => Array.from({ length: count }, (_, index) => `export const a${index} = ${index}\n`).join('')
/** The body of a function, of that many lines. */
const body = (count: number) => Array.from({ length: count }, (_, index) => `  console.log(${index})\n`).join('')

test.each([
  ['noExplicitAny', cart, 'export const a = (b: any) => b\n'],
  ['noEnum', cart, 'export enum Side {\n  Left,\n}\n'],
  ['noParameterProperties', cart, 'export class A {\n  constructor(public readonly b: string) {}\n}\n'],
  ['noNonNullAssertion', cart, 'export const a = (b?: string) => b!.length\n'],
  ['noUnusedImports', cart, "import { a } from './a.ts'\n"],
  ['noProcessEnv', cart, 'export const port = process.env.PORT\n'],
  ['noRestrictedImports', page, "import { env } from 'node:process'\nexport const port = env.PORT\n"],
  ['noDefaultExport', cart, 'export default function cart() {}\n'],
  ['noReExportAll', cart, "export * from './x.ts'\n"],
  ['useThrowOnlyError', cart, "export function f() {\n  throw 'no'\n}\n"],
  ['noFocusedTests', cartTest, "test.only('x', () => console.log(1))\n"],
  ['noSkippedTests', cartTest, "test.skip('x', () => console.log(1))\n"],
  ['noExcessiveLinesPerFile', cart, lines(301)],
  ['noExcessiveLinesPerFile', cartTest, lines(401)],
  ['noExcessiveLinesPerFile', 'apps/web/app/cart/cart.module.css', '.a {\n  color: red;\n}\n'.repeat(101)],
  ['noExcessiveLinesPerFunction', cart, `export function f() {\n${body(45)}}\n`],
  ['noExcessiveLinesPerFunction', cartTest, `test('x', () => {\n${body(45)}})\n`],
  ['useMaxParams', cart, 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e]\n'],
])('%s sees what is planted in %s', (rule, path, text) => {
  plant(path, text)
  expect(broken(path)).toContain(rule)
})

test('noImportCycles sees files that import each other, if only for types', () => {
  plant('apps/server/src/circle/a.ts', "import type { B } from './b.ts'\nexport type A = B | 1\n")
  plant('apps/server/src/circle/b.ts', "import type { A } from './a.ts'\nexport type B = A | 2\n")
  expect(broken('apps/server/src/circle')).toEqual(['noImportCycles', 'noImportCycles'])
})

test.each([
  ['apps/server/src/platform/config.ts', 'export const env = () => process.env\n'],
  [page, 'export default function Cart() {\n  return null\n}\n'],
  [cartTest, lines(390)],
])('what %s may do is allowed', (path, text) => {
  plant(path, text)
  expect(broken(path)).toEqual([])
})
