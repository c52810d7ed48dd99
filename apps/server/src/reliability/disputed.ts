// Which findings rest on facts that the company disputes: those that would differ without the fact.
import type { DisputeMark } from '@sverka/contract/disputed-facts/dispute-mark'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { factBlock, leaveOut } from '../disputed-facts/disputed-facts.ts'
import { moscowDay } from '../platform/clock.ts'
import { mapInTurns } from '../platform/turns.ts'
import type { Dossier } from './rules/dossier-facts.ts'
import { type Reading, readFactor } from './rules/engine.ts'

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

/** Null if the dossier does not hold the block. */
function dossierWithout(dossier: Dossier, fact: DisputedFact): Dossier | null {
  const word = factBlock(fact.kind)
  const holding = dossier.blocks[word]
  if (holding?.state !== 'held' || holding.data === null) return null
  return { ...dossier, blocks: { ...dossier.blocks, [word]: { ...holding, data: leaveOut(fact, holding.data) } } }
}

const isAgainst = ({ state, factor }: Reading): boolean => state === 'found' && factor.polarity !== 'positive'

const sayWhat = ({ state, proofs }: Pick<Reading, 'state' | 'proofs'>): string => JSON.stringify([state, proofs])

/**
 * The marks of a company beside its findings; the readings themselves stay as they are. Other requests have their turn between two marks, since
 * ten thousand cases take long to read.
 */
export async function disputedFindings(
  readings: readonly Reading[],
  dossier: Dossier,
  marks: readonly DisputedFact[],
): Promise<DisputedFindings> {
  if (marks.length === 0) return NONE
  const found = readings.filter(isAgainst).map((reading) => ({ ...reading, blocks: blocksRead(reading, dossier) }))
  const resting = await mapInTurns(marks, (fact) => ({ mark: toMark(fact), codes: findResting(found, dossier, fact) }), 1)
  const disputed = new Map<string, DisputeMark[]>()
  for (const { mark, codes } of resting) for (const code of codes) disputed.set(code, [...(disputed.get(code) ?? []), mark])
  return disputed
}

/** Codes of the findings that would be others without the fact. */
function findResting(
  found: readonly (Reading & { readonly blocks: ReadonlySet<string> })[],
  dossier: Dossier,
  fact: DisputedFact,
): string[] {
  const reading = found.filter(({ blocks }) => blocks.has(factBlock(fact.kind)))
  const without = reading.length > 0 ? dossierWithout(dossier, fact) : null
  if (!without) return []
  return reading.filter((one) => sayWhat(readFactor(one.factor, without)) !== sayWhat(one)).map(({ factor }) => factor.code)
}

/** The blocks on which the factor depends: without one of their entries its result could differ. */
function blocksRead({ factor }: Reading, dossier: Dossier): ReadonlySet<string> {
  const names = new Set<string>()
  const blocks = new Proxy(dossier.blocks, {
    get(held, name) {
      names.add(String(name))
      return Reflect.get(held, name)
    },
  })
  readFactor(factor, { ...dossier, blocks })
  return names
}
