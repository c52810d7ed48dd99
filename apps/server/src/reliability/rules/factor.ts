// What one factor is: a declaration and one pure function from the facts it needs to an outcome with proofs.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FactorGroup, Polarity } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../sources/sources.ts'
import type { NoteKey } from '../texts/notes.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import type { FactTexts } from './fact.ts'

/** What a check answers. `asOf` replaces the day of the block. `points` replaces the declared points within their sign, for factors that grow. */
export type Outcome =
  | { readonly state: 'found'; readonly proofs: readonly Proof[]; readonly points?: number }
  | { readonly state: 'not_found'; readonly proofs: readonly Proof[]; readonly asOf?: Day }
  | { readonly state: 'not_applicable' | 'not_checked'; readonly note: NoteKey }

export const found = (...proofs: Proof[]): Outcome => ({ state: 'found', proofs })
export const foundWorth = (points: number, ...proofs: Proof[]): Outcome => ({ state: 'found', points, proofs })
export const notFound = (...proofs: Proof[]): Outcome & { state: 'not_found' } => ({ state: 'not_found', proofs })
export const notApplicable = (note: NoteKey): Outcome => ({ state: 'not_applicable', note })
export const notChecked = (note: NoteKey): Outcome => ({ state: 'not_checked', note })
/** Found when there is something to show, else not found. */
export const foundIf = (is: boolean, ...proofs: Proof[]): Outcome => (is ? found(...proofs) : notFound(...proofs))

/** Codes of every state that the register names: the gravest, and those beside it. */
export const statusCodes = ({ row, otherStatuses = [] }: Facts['register']): readonly string[] => [
  ...(row.statusCode ? [row.statusCode] : []),
  ...otherStatuses,
]

/** For rules that judge living companies only. */
export const ifLiving = (register: Facts['register'], rule: () => Outcome): Outcome =>
  register.row.closedOn ? notApplicable('closed-company') : rule()

/** What a check may look at besides the blocks it needs. */
export interface About {
  readonly today: Day
  /** The day of the source, of the first block needed: «within a year» counts back from it. */
  readonly asOf: Day
  readonly kind: Dossier['kind']
  /** A block that refines the answer where it is held; null otherwise. */
  peek<K extends BlockName>(name: K): Facts[K] | null
}

/** Title and explanation in each language; Russian is the source. */
export type FactorTexts = Readonly<Record<ReportLanguage, readonly [title: string, explanation: string]>>

export interface Declared<C extends string = string> {
  /** Never reused. */
  readonly code: C
  readonly polarity: Polarity
  /** Points in the sum when found: below zero for all but positive ones. */
  readonly points: number
  /** The register a reader is sent to. */
  readonly source: SourceCode
  /** The law's article; null: common practice; `ours`: a threshold of our own. */
  readonly basis: string | null | 'ours'
  /** Only for these; for the other kind the factor is not applicable. */
  readonly only?: Dossier['kind']
}

/** A rule computed from data we can hold. */
export interface ComputedRule<C extends string = string> extends Declared<C> {
  /** Blocks without which there is no answer; the first gives the day of the data. */
  readonly needs: readonly BlockName[]
  /** What it means that our copy of the first block's source names no such company; by default nothing (not checked). */
  readonly absence?: 'not_found' | 'found'
  /** Found means that there is no record: not to be said over a part of the records. */
  readonly deniesRecords?: true
  readonly check: (facts: Facts, about: About) => Outcome
}

/** A rule of the method whose source we do not hold: always «not checked», with the reason. */
export interface OpenRule<C extends string = string> extends Declared<C> {
  readonly reason: NoteKey
}

interface Listed {
  readonly group: FactorGroup
  readonly texts: FactorTexts
}

export type ComputedFactor = ComputedRule & Listed & { /** What was found, as one sentence. */ readonly fact: FactTexts }
export type OpenFactor = OpenRule & Listed
export type Factor = ComputedFactor | OpenFactor

export const isComputed = (factor: Factor): factor is ComputedFactor => 'check' in factor

interface Declaration<C extends string, N extends BlockName> extends Pick<ComputedRule, 'absence' | 'deniesRecords'> {
  readonly is: Declared<C>
  readonly needs: readonly [N, ...N[]]
  check(facts: Pick<Facts, N>, about: About): Outcome
}

/** Declares a computed rule; its check sees only the blocks it needs. */
export const factor = <const C extends string, const N extends BlockName>({ is, ...rule }: Declaration<C, N>): ComputedRule<C> => ({
  ...is,
  ...rule,
})
