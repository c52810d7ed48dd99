// Result of one factor for one company.
import type { FactorState } from '@sverka/contract/company-card/reliability.rules'
import type { NoteKey } from '../texts/notes.ts'
import type { Day } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import type { Factor } from './factor.ts'

export interface Reading {
  readonly factor: Factor
  readonly state: FactorState
  readonly proofs: readonly Proof[]
  /** Points in the sum; 0 unless found. */
  readonly counted: number
  readonly asOf: Day | null
  readonly note: NoteKey | null
  /** The more serious finding of the same event, which counts for this one too. */
  readonly countedWith?: Factor
}
