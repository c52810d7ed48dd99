// Tests the sentence by which the reliability report states a finding (a factor that was found in a company's data), in every language: with all
// proofs (values that support it), and with proofs missing.
import { reportLanguages } from '@sverka/contract/company-card/reliability'
import { expect, test } from 'vitest'
import { composeFact, factorTexts, foundFact } from '../src/reliability/fact-sentences.ts'
import type { Dossier } from '../src/reliability/rules/dossier-facts.ts'
import { readFactors } from '../src/reliability/rules/engine.ts'
import { renderFact } from '../src/reliability/rules/fact.ts'
import type { ComputedFactor } from '../src/reliability/rules/factor.ts'

/** Matches a sentence whose template was not filled, or was filled with nothing. */
const UNFILLED = /[{}[\]|]|undefined|null|NaN|: $|, ?$|[,:;] [,:;]| {2}|\(\)/

/** `dossier` is an example in which the factor is found. If a proof is a number, the sentence must have a digit. */
export function testFact(factor: ComputedFactor, dossier: Dossier): void {
  test.each(reportLanguages)('the fact as a sentence, in %s', (language) => {
    const [reading] = readFactors([factor], dossier)
    if (!reading) throw new Error('no reading')
    const reported = { kind: dossier.kind, today: dossier.today, language }
    const [title] = factorTexts(factor, dossier.kind, language)
    const fact = composeFact(reading, reported)
    expect(fact).not.toBe(title)
    expect(fact).not.toMatch(UNFILLED)
    expect(
      renderFact(factor.fact, { ...reported, proofs: reading.proofs }),
      'the example has the proofs that the sentence is made for',
    ).not.toBeNull()
    const numbers = reading.proofs.filter(({ value }) => typeof value === 'number' && value !== 0)
    if (numbers.length > 0) expect(fact).toMatch(/\d/)
    for (const [place] of reading.proofs.entries()) {
      const withoutOne = { ...reading, proofs: reading.proofs.filter((_, other) => other !== place) }
      expect(foundFact(withoutOne, reported)).not.toMatch(UNFILLED)
      expect(foundFact({ ...reading, proofs: reading.proofs.slice(0, place) }, reported)).not.toMatch(UNFILLED)
    }
  })
}
