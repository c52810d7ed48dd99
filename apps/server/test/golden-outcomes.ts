// Golden outcomes: stored results of the reliability rules for invented companies. If a result changes, the version of the rules (RULES_VERSION)
// must be raised, so that stored summaries are computed again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Digest } from '../src/reliability/rules/digest.ts'
import { RULES_VERSION } from '../src/reliability/summaries/rules-version.ts'

const folder = join(import.meta.dirname, '../src/reliability/summaries/golden')

interface Golden {
  /** Explains the form of an outcome to readers of the file. */
  readonly about?: string
  readonly version: string
  /** Outcomes, as `formatOutcome` writes them, by the name of the company or example. */
  readonly outcomes: Readonly<Record<string, string>>
}

const HOW_TO_STORE = 'GOLDEN_OUTCOMES=write npx vitest run apps/server/src/reliability'

const ABOUT =
  'Results of the reliability rules by company, or by factor and example: points | factors: all/positive/negative/attention/found/not found/' +
  'not applicable/not checked/source unavailable | worst findings | verdicts on prepayment, deferral, contractor, purchase of a share'

/** The result in one line: points, counts of findings, codes of the worst findings, verdicts by kind of deal. */
export const formatOutcome = ({ points, counts, worst, verdicts }: Digest): string =>
  [points, Object.values(counts).join('/'), worst.map(({ code }) => code).join('+') || '-', Object.values(verdicts).join(' ')].join(' | ')

/**
 * Compares outcomes with the stored ones. With `GOLDEN_OUTCOMES=write` they are stored instead, unless an outcome stored for this version
 * has changed: then raise RULES_VERSION, or, if only the invented companies changed, delete the file first.
 */
export function expectGoldenOutcomes(name: string, outcomes: Golden['outcomes']): void {
  const path = join(folder, `${name}.json`)
  const stored: Golden = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version: '', outcomes: {} }
  const isWriting = process.env.GOLDEN_OUTCOMES === 'write'
  // While writing, companies that no longer exist may be missing; otherwise every stored one must be there.
  const compared = Object.keys(stored.outcomes).filter((key) => !isWriting || key in outcomes)
  if (stored.version === RULES_VERSION)
    expect(
      pick(outcomes, compared),
      'An outcome has changed: raise RULES_VERSION, or the stored summaries will say what the old rules said',
    ).toEqual(pick(stored.outcomes, compared))
  if (isWriting) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify({ about: ABOUT, version: RULES_VERSION, outcomes }, null, 2)}\n`)
    return
  }
  expect(
    { version: stored.version, names: Object.keys(stored.outcomes) },
    `The outcomes of this version are not stored: ${HOW_TO_STORE}`,
  ).toEqual({
    version: RULES_VERSION,
    names: Object.keys(outcomes),
  })
}

const pick = (outcomes: Golden['outcomes'], keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, outcomes[key]]))
