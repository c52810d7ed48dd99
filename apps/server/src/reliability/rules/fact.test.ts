// Sentences of findings: what a share of revenue adds to enforcement proceedings, and interest that no profit covers.
import { expect, test } from 'vitest'
import { count, money, percent, ratio } from './evidence.ts'
import { renderFact } from './fact.ts'
import { enforcementFacts } from './factors/enforcement/enforcement.facts.ts'
import { resultsFacts } from './factors/finances/results.facts.ts'

const render = (share: number) =>
  renderFact(enforcementFacts.enforcement, {
    proofs: [count('proceedings', 3), money('remaining', 77_000_00), percent('revenueShare', share, 2025)],
    language: 'ru',
    today: '2026-11-20',
  })

test('a share of revenue follows the sum', () => {
  expect(render(0.0004)).toMatch(/^3\s+производства, остаток .+; 0,04\s%\sвыручки$/)
})

test('a share that rounds to nothing is left out instead of shown as 0 %', () => {
  expect(render(0.00001)).toMatch(/^3\s+производства, остаток [^;]+$/)
})

test('interest without any profit before it is not covered a negative number of times', () => {
  const covered = (value: number) =>
    renderFact(resultsFacts['interest-cover-low'], {
      proofs: [ratio('coefficient', value), money('interest', 31_100_000_00)],
      language: 'ru',
      today: '2026-11-20',
    })
  expect(covered(0.5)).toMatch(/^Прибыль покрывает проценты в 0,5 раза, проценты 31,1/)
  expect(covered(-0.12)).toMatch(/^Процентов 31,1.+, а прибыли до них нет$/)
})
