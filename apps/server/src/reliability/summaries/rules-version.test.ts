// What voids the stored summaries: every file that decides a verdict, and nothing else.
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decidingFiles, versionOf } from './rules-version.ts'

const SERVER = 'apps/server/src'
const CONTRACT = 'packages/contract/src'
const root = join(import.meta.dirname, '../../../../..')
let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'rules-'))
  for (const folder of [`${SERVER}/reliability`, `${SERVER}/registry`, CONTRACT])
    await cp(join(root, folder), join(copy, folder), { recursive: true })
})
afterAll(() => rm(copy, { recursive: true }))

const changes = async (file: string): Promise<boolean> => {
  const before = await versionOf(copy)
  await appendFile(join(copy, file), '// changed\n')
  return (await versionOf(copy)) !== before
}

test.each([
  'reliability/rules/factors/sanctions/lists.ts',
  'reliability/rules/factors/not-held/not-held.ts',
  'reliability/rules/matching.ts',
  'reliability/rules/purposes.ts',
  'reliability/dossier/tallies.sql.ts',
  'registry/blocks.ts',
  'registry/block-codec.ts',
  'registry/sanctions-names.ts',
])('a change of %s voids them', async (file) => {
  expect(await changes(`${SERVER}/${file}`)).toBe(true)
})

test.each([
  'reliability/reliability.routes.ts',
  'reliability/present.ts',
  'reliability/texts/notes.ts',
  'reliability/rules/factors/courts/courts.texts.ts',
  'reliability/summaries/summaries.ts',
])('a change of %s does not', async (file) => {
  expect(await changes(`${SERVER}/${file}`)).toBe(false)
})

/** Doors of other words: what they read is in the data, and what they decode stands in the list by name. A hash of what is stored decides nothing. */
const DOORS = /^apps\/server\/src\/(platform\/.*|registry\/registry|registry\/content-hash|sources\/sources)\.ts$|\.texts\.ts$/
/** Imports of values; types decide nothing. */
const IMPORT = /^import (?!type )[^;]*?from '((?:\.|@sverka\/contract)[^']*)'/gm

test('whatever a deciding file imports decides too', async () => {
  const files = await decidingFiles(root)
  const forgotten: string[] = []
  for (const file of files) {
    for (const [, from = ''] of (await readFile(join(root, file), 'utf8')).matchAll(IMPORT)) {
      const imported = from.startsWith('.') ? normalize(join(dirname(file), from)) : `${from.replace('@sverka/contract', CONTRACT)}.ts`
      if (!DOORS.test(imported) && !files.includes(imported)) forgotten.push(`${file} imports ${imported}`)
    }
  }
  expect(forgotten).toEqual([])
})
