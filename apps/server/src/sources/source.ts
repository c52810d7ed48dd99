// How one register is described in the list of sources.
import type { OwnerCode } from './owners.ts'

type Texts = readonly [ru: string, en: string, zh: string]

export interface SourceEntry {
  readonly owner: OwnerCode
  readonly name: Texts
  readonly gives: Texts
  readonly site: string
  /** Block words under which our database keeps records of it; empty: there is no reader yet. */
  readonly blocks: readonly string[]
  /** For a list inside a common block: the name by which matches of this list are known. */
  readonly list?: string
}
