// How one register is described in the list of sources.
import type { OwnerCode } from './owners.ts'

type Texts = readonly [ru: string, en: string, zh: string]

export interface SourceEntry {
  readonly owner: OwnerCode
  readonly name: Texts
  readonly gives: Texts
  readonly site: string
  /** Words under which our database keeps copies of it, parts included (`sanctions-ofac`); empty: there is no reader yet. */
  readonly blocks: readonly string[]
  /** A list inside a common block: a copy of it says of everybody that they are not on it. */
  readonly isList?: true
}
