// Outcomes of invented companies, kept for the declared version of the rules: who changes one must raise the version.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Digest } from '../src/reliability/rules/digest.ts'
import { RULES_VERSION } from '../src/reliability/summaries/rules-version.ts'

const folder = join(import.meta.dirname, '../src/reliability/summaries/golden')

interface Golden {
  readonly version: string
  /** What was decided, by the name of the company or example. */
  readonly outcomes: Readonly<Record<string, string>>
}

const HOW_TO_KEEP = 'GOLDEN_OUTCOMES=write npx vitest run apps/server/src/reliability'

/** A digest in one line: points, counts, the worst findings, the verdicts in their order. */
export const formatOutcome = ({ points, counts, worst, verdicts }: Digest): string =>
  [points, Object.values(counts).join('/'), worst.map(({ code }) => code).join('+') || '-', Object.values(verdicts).join(' ')].join(' | ')

/**
 * Compares outcomes with those kept under a name. With `GOLDEN_OUTCOMES=write` they are kept instead, unless one that is kept for this very version
 * has changed; where the invented companies have changed and no rule has, remove the file first.
 */
export function expectGoldenOutcomes(name: string, outcomes: Golden['outcomes']): void {
  const path = join(folder, `${name}.json`)
  const kept: Golden = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { version: '', outcomes: {} }
  const isWriting = process.env.GOLDEN_OUTCOMES === 'write'
  const same = Object.keys(kept.outcomes).filter((key) => !isWriting || key in outcomes)
  if (kept.version === RULES_VERSION)
    expect(
      pick(outcomes, same),
      'An outcome has changed: raise RULES_VERSION, or the stored summaries will say what the old rules said',
    ).toEqual(pick(kept.outcomes, same))
  if (isWriting) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, `${JSON.stringify({ version: RULES_VERSION, outcomes }, null, 2)}\n`)
    return
  }
  expect({ version: kept.version, names: Object.keys(kept.outcomes) }, `The outcomes of this version are not kept: ${HOW_TO_KEEP}`).toEqual(
    {
      version: RULES_VERSION,
      names: Object.keys(outcomes),
    },
  )
}

const pick = (outcomes: Golden['outcomes'], keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, outcomes[key]]))
