// Sentences of findings: what a share of revenue adds to the sentence about enforcement proceedings.
import { expect, test } from 'vitest'
import { count, money, percent } from './evidence.ts'
import { renderFact } from './fact.ts'
import { enforcementFacts } from './factors/enforcement/enforcement.facts.ts'

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
