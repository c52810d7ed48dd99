// Types of a factor, one check of the reliability report: a declaration, and a pure function from the facts it needs to an outcome with evidence.
// Also the constructors of outcomes and factors.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FactorGroup, Polarity } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../sources/sources.ts'
import type { NoteKey } from '../texts/notes.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import type { FactTexts } from './fact.ts'

/**
 * Result of a check. `asOf` replaces the block's day. `points` replaces the declared points, with the same sign, for factors whose findings are more
 * or less serious. `note` is the reason why there is no answer.
 */
export type Outcome =
  | { readonly state: 'found'; readonly proofs: readonly Proof[]; readonly points?: number }
  | { readonly state: 'not_found'; readonly proofs: readonly Proof[]; readonly asOf?: Day }
  | { readonly state: 'not_applicable' | 'not_checked'; readonly note: NoteKey }

export const found = (...proofs: Proof[]): Outcome => ({ state: 'found', proofs })
export const foundWithPoints = (points: number, ...proofs: Proof[]): Outcome => ({ state: 'found', points, proofs })
export const notFound = (...proofs: Proof[]): Outcome & { state: 'not_found' } => ({ state: 'not_found', proofs })
export const notApplicable = (note: NoteKey): Outcome => ({ state: 'not_applicable', note })
export const notChecked = (note: NoteKey): Outcome => ({ state: 'not_checked', note })
/** Found or not found; the evidence is shown in both states. */
export const foundIf = (isFound: boolean, ...proofs: Proof[]): Outcome => (isFound ? found(...proofs) : notFound(...proofs))

/** Codes of all statuses of the company in the state register (ЕГРЮЛ): the main one first, then the others. Empty while it is simply active. */
export const statusCodes = ({ row, otherStatuses = [] }: Facts['register']): readonly string[] => [
  ...(row.statusCode ? [row.statusCode] : []),
  ...otherStatuses,
]

/** For rules about active companies only: «not applicable» for one that has ended. */
export const ifActive = (register: Facts['register'], rule: () => Outcome): Outcome =>
  register.row.closedOn ? notApplicable('closed-company') : rule()

/** What a check may read besides its required blocks. */
export interface CheckContext {
  readonly today: Day
  /** Day of the first required block: «within a year» counts back from it. */
  readonly asOf: Day
  readonly kind: Dossier['kind']
  /** The data of an optional block, which refine the outcome; null if they are not held. */
  ifLoaded<K extends BlockName>(name: K): Facts[K] | null
}

/** Title and explanation in each language; Russian is the source. */
export type FactorTexts = Readonly<Record<ReportLanguage, readonly [title: string, explanation: string]>>

/** What every factor declares. */
export interface Declared<C extends string = string> {
  /** Never reused for another factor, because stored summaries name it. */
  readonly code: C
  readonly polarity: Polarity
  /** Points if found: negative for all but positive factors. */
  readonly points: number
  /** The source that the reader is referred to. */
  readonly source: SourceCode
  /** The article of the law or the order, shown to the reader; null for common practice, `ours` for a threshold of our own. */
  readonly basis: string | null | 'ours'
  /** The only kind of business that the factor applies to; by default both. */
  readonly only?: Dossier['kind']
}

/** A factor computed from data that we can hold. */
export interface ComputedRule<C extends string = string> extends Declared<C> {
  /** Required blocks. The day of the first one is the factor's day. */
  readonly needs: readonly BlockName[]
  /**
   * The outcome for a company that our complete copy of the first required block's source does not have; without it the outcome is `not_checked`.
   */
  readonly absence?: 'not_found' | 'found'
  /** The finding is that no record exists, so a list delivered in part cannot prove it. */
  readonly needsCompleteList?: true
  readonly check: (facts: Facts, context: CheckContext) => Outcome
}

/** A factor whose source we do not hold: always «not checked», with the reason. */
export interface OpenRule<C extends string = string> extends Declared<C> {
  readonly reason: NoteKey
}

/** What the list of factors adds to a rule. */
interface Listed {
  readonly group: FactorGroup
  readonly texts: FactorTexts
}

export type ComputedFactor = ComputedRule & Listed & { /** What was found, as one sentence. */ readonly fact: FactTexts }
export type OpenFactor = OpenRule & Listed
export type Factor = ComputedFactor | OpenFactor

export const isComputed = (factor: Factor): factor is ComputedFactor => 'check' in factor

/** Argument of `factor`: the declared properties `is`, the required blocks `needs`, and the check over these blocks. */
interface Declaration<C extends string, N extends BlockName> extends Pick<ComputedRule, 'absence' | 'needsCompleteList'> {
  readonly is: Declared<C>
  readonly needs: readonly [N, ...N[]]
  check(facts: Pick<Facts, N>, context: CheckContext): Outcome
}

/** Declares a computed factor; its check sees only the blocks it requires. */
export const factor = <const C extends string, const N extends BlockName>({ is, ...rule }: Declaration<C, N>): ComputedRule<C> => ({
  ...is,
  ...rule,
})
