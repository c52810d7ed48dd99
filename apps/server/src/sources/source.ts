// Type of an entry in the list of data sources.
import type { OwnerCode } from './owners.ts'

type Texts = readonly [ru: string, en: string, zh: string]

export interface SourceEntry {
  readonly owner: OwnerCode
  readonly name: Texts
  /** What data it has, in a few words. */
  readonly gives: Texts
  /** URL where people can look it up. */
  readonly site: string
  /** Block names under which our database stores copies of it, parts included (`sanctions-ofac`); empty: there is no reader yet. */
  readonly blocks: readonly string[]
  /** One of several lists in a shared block (sanctions): whoever a whole copy of it does not name is not in it. */
  readonly isList?: true
}
