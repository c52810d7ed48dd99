// Which findings rest on facts that the company disputes: those that would differ without the fact.
import type { DisputeMark } from '@sverka/contract/disputed-facts/dispute-mark'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { factBlock, leaveOut } from '../disputed-facts/disputed-facts.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Dossier } from './rules/dossier-facts.ts'
import { type Reading, readFactors } from './rules/engine.ts'
import { factors } from './rules/factor-list.ts'

/** Marks by the code of the finding. */
export type DisputedFindings = ReadonlyMap<string, readonly DisputeMark[]>

const NONE: DisputedFindings = new Map()

const toMark = ({ id, kind, record, disputed_at, reason, said }: DisputedFact): DisputeMark => ({
  id,
  kind,
  record,
  on: moscowDay(new Date(disputed_at)),
  reason,
  said,
})

/** Null where the dossier does not hold the block. */
function dossierWithout(dossier: Dossier, fact: DisputedFact): Dossier | null {
  const word = factBlock(fact.kind)
  const holding = dossier.blocks[word]
  if (holding?.state !== 'held' || holding.data === null) return null
  return { ...dossier, blocks: { ...dossier.blocks, [word]: { ...holding, data: leaveOut(fact, holding.data) } } }
}

const isAgainst = ({ state, factor }: Reading): boolean => state === 'found' && factor.polarity !== 'positive'

const sayWhat = ({ state, proofs }: Pick<Reading, 'state' | 'proofs'>): string => JSON.stringify([state, proofs])

/** The marks of a company beside its findings; the readings themselves stay as they are. */
export function disputedFindings(readings: readonly Reading[], dossier: Dossier, marks: readonly DisputedFact[]): DisputedFindings {
  if (marks.length === 0) return NONE
  const found = readings.filter(isAgainst)
  const disputed = new Map<string, DisputeMark[]>()
  for (const mark of marks) {
    const without = dossierWithout(dossier, mark)
    if (!without) continue
    const others = new Map(readFactors(factors, without).map((reading) => [reading.factor.code, sayWhat(reading)]))
    for (const reading of found) {
      const { code } = reading.factor
      if (others.get(code) !== sayWhat(reading)) disputed.set(code, [...(disputed.get(code) ?? []), toMark(mark)])
    }
  }
  return disputed
}
