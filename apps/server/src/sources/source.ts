// Type of an entry in the list of data sources (registers, open data, sanctions lists) that the product reads or may read.
import type { OwnerCode } from './owners.ts'

type Texts = readonly [ru: string, en: string, zh: string]

export interface SourceEntry {
  readonly owner: OwnerCode
  readonly name: Texts
  /** What data it has, in a few words. */
  readonly gives: Texts
  /** URL of the source for people. */
  readonly site: string
  /** Block names under which facts of the source are stored, parts included (`sanctions-ofac`); empty: the product does not read the source yet. */
  readonly blocks: readonly string[]
  /** The source is one of the sanctions lists, which share a block. Whoever a complete copy of the list does not name is not in it. */
  readonly isList?: true
}
