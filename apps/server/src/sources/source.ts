// How one register is described in the list of sources.
import type { OwnerCode } from './owners.ts'

type Texts = readonly [ru: string, en: string, zh: string]

export interface SourceEntry {
  readonly owner: OwnerCode
  readonly name: Texts
  readonly gives: Texts
  readonly site: string
  /** Block names under which our database stores copies of it, parts included (`sanctions-ofac`); empty: there is no reader yet. */
  readonly blocks: readonly string[]
  /** A list inside a shared block: with a copy of it, everybody who is not named is known to be absent from it. */
  readonly isList?: true
}
