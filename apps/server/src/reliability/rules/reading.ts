// Type of a «reading»: the result of one factor (check) of the reliability report for one company.
import type { FactorState } from '@sverka/contract/company-card/reliability.rules'
import type { NoteKey } from '../texts/notes.ts'
import type { Day } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import type { Factor } from './factor.ts'

export interface Reading {
  readonly factor: Factor
  readonly state: FactorState
  /** Evidence; empty if there is none to show. */
  readonly proofs: readonly Proof[]
  /** Points that the finding adds to the sum, negative if it counts against the company; 0 unless found. */
  readonly counted: number
  /** Day of the data; null if nobody has answered. */
  readonly asOf: Day | null
  /** Why the factor is «not checked», «not applicable» or «source unavailable»; else null. */
  readonly note: NoteKey | null
  /** The more serious finding about the same event that has the points in place of this one. */
  readonly countedWith?: Factor
}
