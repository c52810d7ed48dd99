// The check of regular expressions for catastrophic backtracking (more than linear time), on small invented projects: slow ones are reported
// wherever they are written, fast ones pass, and none is checked twice.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtExpressions, schemaExpressions } from './built-expressions.ts'
import { judgeExpressions } from './expression-verdicts.ts'
import { type Expression, expressions, expressionsIn, filesThatBuild } from './expressions.ts'
import { inventProject } from './planted.ts'
import { checkProject } from './rules.ts'

const cart = 'apps/server/src/cart/cart.ts'

/** Faults in an invented project that has one file with this text, each as `LINE MESSAGE`. */
async function findViolations(text: string, path = cart): Promise<string[]> {
  const project = inventProject({ [path]: text })
  const all = expressionsIn(project)
  return checkProject(project, [expressions(all, await judgeExpressions(all))]).map(({ line, message }) => `${line} ${message}`)
}

/** A new temporary folder, removed after the test. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'expressions-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test.each([
  [
    'an expression for blanks at the end',
    "const a = 1\nconst b = (text: string) => text.replace(/^[\"'\\s]+|[\"'\\s]+$/g, '')",
    '2 /^["\'\\s]+|["\'\\s]+$/g takes',
  ],
  ['groups within groups', 'const a = /^(a+)+$/', '1 /^(a+)+$/ takes exponential'],
  ['blanks behind a look-behind', 'const a = /(?<![x])[ \\t]+$/', '1 /(?<![x])[ \\t]+$/ takes'],
  ['a constructor with its text', "const a = new RegExp('^(a|a)*$', 'u')", '1 /^(a|a)*$/u takes exponential'],
  ['a constructor in a function', 'const find = (word: string) => new RegExp(word)', '1 an expression built while running'],
])('%s is reported with its line', async (_name, text, message) => {
  expect(await findViolations(text)).toEqual([expect.stringContaining(message)])
})

test('fast expressions, other constructors and expressions in tests are accepted', async () => {
  expect(await findViolations("const a = /^\\d{10}$/\nconst b = RegExp('[a-z]+')\nconst c = (word: string) => new Date(word)")).toEqual([])
  expect(await findViolations('const a = /^(a+)+$/', 'apps/server/src/cart/cart.test.ts')).toEqual([])
})

test('a slow expression that a look-behind makes fast is accepted', async () => {
  expect(await findViolations('const a = /(?<![ \\t])[ \\t]+$/')).toEqual([])
})

test('an unchecked expression is reported', () => {
  const project = inventProject({ [cart]: 'const a = /a/' })
  expect(checkProject(project, [expressions(expressionsIn(project), new Map())])).toMatchObject([
    { line: 1, message: '/a/ was not checked' },
  ])
})

test('expressions built from constants are collected by loading the module', async () => {
  const text = "const WORDS = ['ab', 'cd']\nexport const found = new RegExp('^(?:' + WORDS.join('|') + ')+$', 'i')\n"
  const project = inventProject({ [cart]: text })
  const root = folder()
  writeFileSync(join(root, 'built.ts'), text)
  expect(filesThatBuild(project)).toEqual([cart])
  expect(await builtExpressions(root, ['built.ts'])).toEqual([{ path: 'built.ts', source: '^(?:ab|cd)+$', flags: 'i' }])
})

test('patterns and formats of the API’s schemas are collected', async () => {
  const texts = (await schemaExpressions(join(import.meta.dirname, '../..'))).map(({ source }) => source)
  expect(texts).toContain('^\\d{0,6}$')
  expect(texts.some((source) => source.includes('@'))).toBe(true)
})

test('a harmless expression is remembered by its text until the checker’s version changes', async () => {
  const memory = join(folder(), 'deep/expressions.json')
  const [harmless, slow] = ['^a$', '^(a+)+$'].map((source) => ({ path: cart, line: 1, source, flags: '' })) as [Expression, Expression]
  const judged = await judgeExpressions([harmless, slow], memory)
  expect([judged.get('/^a$/'), judged.get('/^(a+)+$/')]).toEqual([null, expect.any(String)])
  const kept = JSON.parse(readFileSync(memory, 'utf8')) as { by: string; harmless: string[] }
  expect(kept.harmless).toEqual(['/^a$/'])
  // A slow expression in the list shows whether the list is used.
  writeFileSync(memory, JSON.stringify({ ...kept, harmless: ['/^(a+)+$/'] }))
  expect((await judgeExpressions([slow], memory)).get('/^(a+)+$/')).toBeNull()
  writeFileSync(memory, JSON.stringify({ by: 'another', harmless: ['/^(a+)+$/'] }))
  expect((await judgeExpressions([slow], memory)).get('/^(a+)+$/')).not.toBeNull()
})
