// Checks the whole list of factors: how many are computed, that each is declared completely, and that each has examples in a test beside this one.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { computedFactors } from '../../../test/factor-table.ts'
import { sourceCodes } from '../../sources/sources.ts'
import { isComputed } from '../rules/factor.ts'
import { factors } from '../rules/factor-list.ts'

/** Folder with the declarations and texts of factors, by group. */
const factorsFolder = join(import.meta.dirname, '../rules/factors')

/** Sources of the tests with tables of examples. */
const exampleFiles = ['registration', 'shares', 'disqualified', 'taxes', 'finances', 'courts'].map((name) =>
  readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8'),
)
/** Whether a table of examples has an entry with this code as its key. */
const hasExamples = (code: string): boolean =>
  exampleFiles.some((text) => text.includes(`\n  '${code}': {`) || text.includes(`\n  ${code}: {`) || text.includes(`\n  '${code}': `))

test('more than a hundred factors are computed, each with examples', () => {
  expect(computedFactors.length).toBeGreaterThan(100)
  expect(computedFactors.filter(({ code }) => !hasExamples(code)).map(({ code }) => code)).toEqual([])
})

test('codes are unique, points follow the polarity, and texts stand in three languages', () => {
  expect(new Set(factors.map(({ code }) => code)).size).toBe(factors.length)
  for (const { code, polarity, points, texts, source } of factors) {
    expect([code, polarity === 'positive' ? points > 0 : points <= 0]).toEqual([code, true])
    expect([
      code,
      Object.values(texts)
        .flat()
        .every((words) => words.trim().length > 1),
    ]).toEqual([code, true])
    expect(sourceCodes).toContain(source)
  }
})

test('a factor that is not computed says why', () => {
  for (const factor of factors) if (!isComputed(factor)) expect(factor.reason).toBeTruthy()
})

test('no texts remain of a removed factor', async () => {
  const known = new Set(factors.map(({ code }) => code))
  for await (const file of glob('*/*.texts.ts', { cwd: factorsFolder })) {
    const texts: Record<string, object> = await import(pathToFileURL(join(factorsFolder, file)).href)
    expect([file, Object.keys(Object.values(texts)[0] ?? {}).filter((code) => !known.has(code))]).toEqual([file, []])
  }
})
