// A feature and a tab created by `npm run new:feature` and `npm run new:tab` pass every static check, in a copy of the project.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steps } from '../steps.ts'
import { findTypeErrors, listImporters } from './find-type-errors.ts'

const root = join(import.meta.dirname, '../..')
const NOT_COPIED = /(^|\/)(node_modules|\.git|\.data|\.cache|build|\.react-router|test-results)(\/|$)/
let copy: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scaffold-'))
  cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(root.length)) })
  linkPackages()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Installed packages are linked one by one; our own workspaces point to the copy. */
function linkPackages(): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@sverka'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@sverka') symlinkSync(join(from, name), join(to, name))
  for (const [name, path] of [
    ['contract', 'packages/contract'],
    ['posting-lists', 'packages/posting-lists'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ] as const) {
    symlinkSync(join(copy, path), join(to, '@sverka', name))
  }
}

/** The static steps of `npm test`. The linter reads the new files only: the rest is linted in the project itself. */
const staticChecks = (written: readonly string[]): string[][] =>
  steps
    .filter(({ isStatic }) => isStatic)
    .flatMap(({ commands }) =>
      commands.map((command) => command.flatMap((part) => (part === '.' && command[0] === 'biome' ? written : [part]))),
    )

/** The usual run compiles the new files and the importers of changed tables; the full run compiles everything. */
function check(command: readonly string[], written: readonly string[]): unknown {
  const [program = '', , folder = ''] = command
  if (program !== 'tsc' || process.env.TEST_FULL) return run(...command)
  const importers = listImporters(copy, ['operations', 'company-card/tabs', 'routes'])
  const wrong = findTypeErrors(copy, join(folder, 'tsconfig.json'), [...new Set([...written, ...importers])])
  return { status: wrong.length, output: wrong.join('\n') }
}

function run(...words: string[]): { status: number | null; output: string } {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync(words[0] ?? '', words.slice(1), {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  return { status, output: stdout + stderr }
}

test('a new module and a new tab pass format, types and layout', { timeout: 600_000 }, () => {
  const scaffolded = [
    run('node', 'tools/new-feature.ts', 'sample-things', 'Примеры'),
    run('node', 'tools/new-tab.ts', 'sample-tab', 'Пример', 'Example', '示例'),
  ]
  expect(scaffolded).toMatchObject([{ status: 0 }, { status: 0 }])
  const written = scaffolded.flatMap(({ output }) => output.trim().split('\n'))
  expect(written).toContain('apps/server/src/sample-things/sample-things.ts')
  for (const command of staticChecks(written)) expect([command[0], check(command, written)]).toMatchObject([command[0], { status: 0 }])
})

test('the partial type check reports a wrong type', () => {
  const file = 'e2e/wrong-types.ts'
  writeFileSync(join(copy, file), "// Wrong.\nexport const wrong: number = 'text'\n")
  expect(findTypeErrors(copy, 'e2e/tsconfig.json', [file])).toEqual([
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ])
  rmSync(join(copy, file))
})

test('existing files are not overwritten', () => {
  expect(run('node', 'tools/new-tab.ts', 'founders', 'Учредители', 'Founders', '股东')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is there already'),
  })
  expect(run('node', 'tools/new-feature.ts', 'company-card', 'Карточка')).toMatchObject({ status: 1 })
  expect(run('node', 'tools/new-tab.ts', 'unheard')).toMatchObject({ status: 1, output: expect.stringContaining('give its labels') })
})
