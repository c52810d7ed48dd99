// The result of one factor for one company: a «reading».
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
  /** Day of the data; null if nobody has answered. */
  readonly asOf: Day | null
  /** Why the factor is «not checked», «not applicable» or «source unavailable»; else null. */
  readonly note: NoteKey | null
  /** A more serious finding about the same event, which alone has points. */
  readonly countedWith?: Factor
}
