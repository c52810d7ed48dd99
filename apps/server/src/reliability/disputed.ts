// Finds the findings that depend on a fact which the company disputes: those that would differ if the fact were left out.
import type { DisputeMark } from '@sverka/contract/disputed-facts/dispute-mark'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { factBlock, withoutFact } from '../disputed-facts/disputed-facts.ts'
import { moscowDay } from '../platform/clock.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import type { Dossier } from './rules/dossier-facts.ts'
import { type Reading, readFactor } from './rules/engine.ts'

/** Dispute marks by the code of the factor. */
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

/** A copy of the dossier whose block lacks the disputed fact; null if the block is not held. */
function dossierWithout(dossier: Dossier, fact: DisputedFact): Dossier | null {
  const word = factBlock(fact.kind)
  const holding = dossier.blocks[word]
  if (holding?.state !== 'held' || holding.data === null) return null
  return { ...dossier, blocks: { ...dossier.blocks, [word]: { ...holding, data: withoutFact(fact, holding.data) } } }
}

const isAgainst = ({ state, factor }: Reading): boolean => state === 'found' && factor.polarity !== 'positive'

const sayWhat = ({ state, proofs }: Pick<Reading, 'state' | 'proofs'>): string => JSON.stringify([state, proofs])

/**
 * Which findings against the company get which of its dispute marks; the readings themselves stay as they are. The loop yields to other
 * requests after each mark, because evaluating factors over ten thousand cases takes long.
 */
export async function disputedFindings(
  readings: readonly Reading[],
  dossier: Dossier,
  marks: readonly DisputedFact[],
): Promise<DisputedFindings> {
  if (marks.length === 0) return NONE
  const found = readings.filter(isAgainst).map((reading) => ({ ...reading, blocks: blocksRead(reading, dossier) }))
  const resting = await mapWithPauses(marks, (fact) => ({ mark: toMark(fact), codes: findResting(found, dossier, fact) }), 1)
  const disputed = new Map<string, DisputeMark[]>()
  for (const { mark, codes } of resting) for (const code of codes) disputed.set(code, [...(disputed.get(code) ?? []), mark])
  return disputed
}

/** Codes of the findings whose state or evidence would differ without the fact. */
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

/** Names of the blocks that the factor reads, recorded by evaluating it once over a proxy. */
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
