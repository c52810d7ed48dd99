// Finds the findings of a report that depend on a disputed fact: a fact of the card that the company's representative declared wrong.
// A finding depends on a fact if it would differ without that fact.
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

/** A copy of the dossier (all facts of the company) without the disputed fact; null if the block that would have it is not held. */
function dossierWithout(dossier: Dossier, fact: DisputedFact): Dossier | null {
  const blockName = factBlock(fact.kind)
  const holding = dossier.blocks[blockName]
  if (holding?.state !== 'held' || holding.data === null) return null
  return { ...dossier, blocks: { ...dossier.blocks, [blockName]: { ...holding, data: withoutFact(fact, holding.data) } } }
}

const isAgainst = ({ state, factor }: Reading): boolean => state === 'found' && factor.polarity !== 'positive'

/** State and evidence as one text, to compare two readings. */
const serializeResult = ({ state, proofs }: Pick<Reading, 'state' | 'proofs'>): string => JSON.stringify([state, proofs])

/**
 * Which findings against the company get which of its dispute marks; the readings (results of the factors) are not changed. The loop yields
 * to other requests after each mark, because evaluating factors over a company's ten thousand court cases takes long.
 */
export async function disputedFindings(
  readings: readonly Reading[],
  dossier: Dossier,
  marks: readonly DisputedFact[],
): Promise<DisputedFindings> {
  if (marks.length === 0) return NONE
  const findings = readings.filter(isAgainst).map((reading) => ({ ...reading, blocks: blocksRead(reading, dossier) }))
  const marksWithCodes = await mapWithPauses(
    marks,
    (fact) => ({ mark: toMark(fact), codes: findDependentCodes(findings, dossier, fact) }),
    1,
  )
  const disputed = new Map<string, DisputeMark[]>()
  for (const { mark, codes } of marksWithCodes) for (const code of codes) disputed.set(code, [...(disputed.get(code) ?? []), mark])
  return disputed
}

/** Codes of the factors whose state or evidence would differ without the fact. */
function findDependentCodes(
  findings: readonly (Reading & { readonly blocks: ReadonlySet<string> })[],
  dossier: Dossier,
  fact: DisputedFact,
): string[] {
  const candidates = findings.filter(({ blocks }) => blocks.has(factBlock(fact.kind)))
  const without = candidates.length > 0 ? dossierWithout(dossier, fact) : null
  if (!without) return []
  return candidates
    .filter((reading) => serializeResult(readFactor(reading.factor, without)) !== serializeResult(reading))
    .map(({ factor }) => factor.code)
}

/** Names of the blocks that the factor reads, recorded by evaluating it once over a proxy of the dossier. */
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
