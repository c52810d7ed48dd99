// The whole list of factors: how many are computed, that each is declared well, and that each has examples.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { computedFactors } from '../../../test/factor-table.ts'
import { sourceCodes } from '../../sources/sources.ts'
import { isComputed } from '../factor.ts'
import { loadFactors } from '../factor-list.ts'

const files = ['registration', 'taxes', 'finances', 'courts'].map((name) =>
  readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8'),
)
const hasExamples = (code: string): boolean =>
  files.some((text) => text.includes(`\n  '${code}': {`) || text.includes(`\n  ${code}: {`) || text.includes(`\n  '${code}': `))

test('more than a hundred factors are computed, each with examples', () => {
  expect(computedFactors.length).toBeGreaterThan(100)
  expect(computedFactors.filter(({ code }) => !hasExamples(code)).map(({ code }) => code)).toEqual([])
})

test('codes are unique; signs of points follow the polarity; every text stands in three languages', async () => {
  const factors = await loadFactors()
  expect(new Set(factors.map(({ code }) => code)).size).toBe(factors.length)
  for (const { code, polarity, points, title, explanation, source } of factors) {
    expect([code, polarity === 'positive' ? points > 0 : points <= 0]).toEqual([code, true])
    expect([code, [...title, ...explanation].every((words) => words.trim().length > 1)]).toEqual([code, true])
    expect(sourceCodes).toContain(source)
  }
})

test('a factor that is not computed says why', async () => {
  for (const factor of await loadFactors()) if (!isComputed(factor)) expect(factor.reason).toBeTruthy()
})
